import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { PeerReviewer } from '../types.ts';

type Named = Pick<PeerReviewer, 'person' | 'alias'> & Partial<Pick<PeerReviewer, 'group'>>;

/** Whose work it is, or who reviews: a person or a group, as far as who marks may know. */
export function useReviewerName() {
  const { t } = useTranslation('peerReviews');
  const { local } = useLanguage();
  return ({ person, group = null, alias }: Named): string => {
    const name = person && (person.name || t('list.nameless'));
    const of = group && local(group).text;
    if (name && of) return t('hand.ofGroup', { name, group: of });
    return name ?? of ?? t('list.anonymous', { alias });
  };
}
