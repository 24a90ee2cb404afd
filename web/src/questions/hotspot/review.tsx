import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { LineWords } from '../review/line-words.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { VerdictSign } from '../review/verdict-sign.tsx';
import { MarkedPicture, placeOf } from './picture.tsx';
import { Pin } from './pin.tsx';
import { percentOf } from './percent-of.ts';
import { Shapes } from './shapes.tsx';

export function HotspotReview({ asked, given, review }: ReviewProps<'hotspot'>) {
  const { t } = useTranslation('questions');
  const marks = given?.marks ?? [];
  const right = review.key?.areas.filter(({ isRight }) => isRight);
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <MarkedPicture image={asked.image}>
        {right && <Shapes areas={right} />}
        {marks.map((mark, at) =>
          'x' in mark ? (
            <Pin key={`${mark.x} ${mark.y}`} style={placeOf(mark)} aria-hidden>
              {at + 1}
            </Pin>
          ) : null,
        )}
      </MarkedPicture>
      <chakra.ul listStyleType="none" mt="3">
        {marks.map((mark, at) => {
          const area = 'area' in mark ? asked.areas?.find(({ id }) => id === mark.area) : undefined;
          return (
            <chakra.li key={JSON.stringify(mark)} py="1">
              {'x' in mark && t('take.nthMark', { place: at + 1, ...percentOf(mark) })}
              {area && <LineWords text={area.text} />}{' '}
              <VerdictSign verdict={verdictOf(review, String(at))} />
            </chakra.li>
          );
        })}
      </chakra.ul>
      {right && (
        <Box mt="3">
          <Text textStyle="sm" color="fg.muted">
            {t('review.right')}
          </Text>
          <chakra.ul ps="5" listStyleType="disc">
            {right.map(({ label }, at) => (
              // They never move: their place is their key.
              <li key={at}>
                <LineWords text={label} />
              </li>
            ))}
          </chakra.ul>
        </Box>
      )}
    </ReviewFrame>
  );
}
