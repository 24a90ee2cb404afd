import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import { groupWords, labelsOf } from './group-words.ts';
import './texts.ts';

/** Types whose groups are ids of their parts: one without a label was taken out since it was asked. */
const ofParts = new Set(['singleChoice', 'multipleChoice', 'survey', 'hotspot', 'ordering']);

/** What a group of answers to a question is called. */
export function useGroupWords(content: QuestionContent | undefined): (group: string) => string {
  const { t } = useTranslation(['questionFigures', 'questions']);
  const { local } = useLanguage();
  if (!content) return (group) => group;
  const labels = labelsOf(content);
  return (group) => {
    if (content.type === 'trueFalse')
      return t(`questions:truth.${group === 'true' ? 'true' : 'false'}`);
    if (content.type === 'hotspot' && group === '') return t('outside');
    const isGone =
      ofParts.has(content.type) && group.split(' ').some((id) => !labels.parts.has(id));
    return isGone
      ? t('gone')
      : groupWords(
          group,
          labels,
          (text) => local(text).text,
          (place) => t('gap', { place }),
        );
  };
}
