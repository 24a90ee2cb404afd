import { useTranslation } from 'react-i18next';
import type { SavedBlock } from '#shared/schemas/blocks.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import '#web/blocks/form/texts.ts';

/** The name of whoever saved the other version; null where it was the reader, in another window. */
export function useOtherAuthor(savedBy: SavedBlock['savedBy'] | null): string | null {
  const { t } = useTranslation('lessons');
  const own = useTokens()?.userId;
  if (savedBy === null || savedBy.userId === own) return null;
  return savedBy.name || t('somebodyGone');
}
