import { useTranslation } from 'react-i18next';
import type { SavedBlock } from '#shared/schemas/blocks.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import '#web/blocks/form/texts.ts';

type Named = 'merged' | `conflict.${'title' | 'mine' | 'theirs' | 'allTheirs'}`;
export type SavedWords = (key: Named) => string;

/** Words for what was saved elsewhere: another person has a name, one's own other window is none. */
export function useSavedWords(savedBy: SavedBlock['savedBy'] | null): SavedWords {
  const { t } = useTranslation('lessons');
  const own = useTokens()?.userId;
  if (savedBy === null || savedBy.userId === own) return (key) => t(`elsewhere.${key}`);
  const name = savedBy.name || t('somebodyGone');
  return (key) => t(`another.${key}`, { name });
}
