import { useTranslation } from 'react-i18next';
import { useTokens } from '#web/lib/session/use-session.ts';
import '../form/texts.ts';
import type { SavedBy } from './create-draft.ts';

/** The name of whoever saved the other version; null where it was the reader, in another window. */
export function useOtherAuthor(savedBy: SavedBy | null): string | null {
  const { t } = useTranslation('lessons');
  const own = useTokens()?.userId;
  if (savedBy === null || savedBy.userId === own) return null;
  return savedBy.name || t('somebodyGone');
}
