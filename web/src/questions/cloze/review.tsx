import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { AskedOf, GivenOf, ReviewOf } from '#shared/schemas/questions.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FeedbackNote } from '../review/feedback-note.tsx';
import { OwnAndKey } from '../review/own-and-key.tsx';
import { feedbackOf, verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { useAcceptedWords } from '../review/use-accepted-words.ts';
import { Written } from '../written.tsx';
import { gapOrder } from './gap-order.ts';
import { gapsIn } from './gaps-in.tsx';

type AskedGap = AskedOf<'cloze'>['gaps'][number];
type GapKey = NonNullable<ReviewOf<'cloze'>['key']>['gaps'][number];

const Gap = chakra('span', {
  base: {
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    px: '2',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
});

/** The text with what was filled in, and below it what is right in each gap. */
export function ClozeReview({ asked, given, review }: ReviewProps<'cloze'>) {
  const { t } = useTranslation('questions');
  const { language, local } = useLanguage();
  const accepted = useAcceptedWords();
  const order = gapOrder(asked, language);
  const optionWords = (gap: AskedGap | undefined, id: string) => {
    const option = gap?.type === 'singleChoice' && gap.options.find((one) => one.id === id);
    return option ? local(option.text).text : '';
  };
  const ownWords = (gap: AskedGap | undefined) => {
    const own: GivenOf<'cloze'>['gaps'][number] | undefined = given?.gaps.find(
      ({ gapId }) => gapId === gap?.gapId,
    );
    if (own === undefined) return null;
    if (own.type === 'shortText') return own.text;
    return own.type === 'numeric'
      ? `${own.number} ${own.unit}`.trim()
      : optionWords(gap, own.choice);
  };
  const keyWords = (gap: AskedGap | undefined, key: GapKey | undefined) => {
    if (key === undefined) return null;
    if (key.type === 'shortText') return accepted.texts(key.accepted);
    if (key.type === 'numeric') return accepted.numbers(key.accepted, key.units);
    return accepted.texts(
      key.options.map(({ id, weight }) => ({ text: optionWords(gap, id), weight })),
    );
  };
  const drawGap = (gapId: number) => {
    const gap = asked.gaps.find((one) => one.gapId === gapId);
    return gap && <Gap>{ownWords(gap) ?? '…'}</Gap>;
  };
  return (
    <ReviewFrame
      asked={asked}
      given={given}
      review={review}
      stem={
        <chakra.div css={{ '& p, & li, & td': { lineHeight: '2' } }}>
          <Written text={asked.stem} drawWords={gapsIn(drawGap)} />
        </chakra.div>
      }
    >
      <Flex as="ol" direction="column" gap="4" listStyleType="none">
        {order.map((gapId, at) => {
          const gap = asked.gaps.find((one) => one.gapId === gapId);
          const id = String(gapId);
          return (
            <li key={gapId}>
              <chakra.p fontWeight="medium">
                {t('take.gap', { place: at + 1, count: order.length })}
              </chakra.p>
              <OwnAndKey
                own={ownWords(gap)}
                verdict={verdictOf(review, id)}
                answerKey={keyWords(
                  gap,
                  review.key?.gaps.find((one) => one.gapId === gapId),
                )}
              />
              {feedbackOf(review, id).map((text, place) => (
                // They never move: their place is their key.
                <FeedbackNote key={place} text={text} />
              ))}
            </li>
          );
        })}
      </Flex>
    </ReviewFrame>
  );
}
