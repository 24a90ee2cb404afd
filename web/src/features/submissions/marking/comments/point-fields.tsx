import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { wholeSide } from '#shared/policies/comment-limits.ts';
import type { Anchor } from '#web/components/comments/types.ts';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import '../../texts.ts';

type Place = Exclude<Anchor, { in: 'text' }>;
type Props = {
  chosen: Place;
  /** How many pages there are, as far as is known. */
  pages: number;
  onPropose: (anchor: Anchor) => void;
};

const oneInHundred = wholeSide / 100;

/** Chooses a point of a page or a picture by the arrow keys; it is shown there meanwhile. */
export function PointFields({ chosen, pages, onPropose }: Props) {
  const { t } = useTranslation('submissions');
  const slider = (side: 'x' | 'y') => {
    const percent = Math.round(chosen.area[side] / oneInHundred);
    return (
      <chakra.label display="block" mb="3">
        <Text as="span" fontWeight="medium">
          {t(`places.${side}`, { percent })}
        </Text>
        <chakra.input
          type="range"
          display="block"
          w="full"
          h="6"
          accentColor="gold.600"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={`${percent} %`}
          onChange={({ target }) =>
            onPropose({
              ...chosen,
              area: {
                ...chosen.area,
                width: 0,
                height: 0,
                [side]: Number(target.value) * oneInHundred,
              },
            })
          }
        />
      </chakra.label>
    );
  };
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {t('places.point')}
      </Text>
      {chosen.in === 'page' && (
        <Labelled label={t('places.page')}>
          <Input
            type="number"
            maxW="8rem"
            min={1}
            max={pages}
            value={chosen.page}
            onChange={({ target }) => {
              const page = Number(target.value);
              if (Number.isInteger(page) && page >= 1 && page <= pages)
                onPropose({ ...chosen, page });
            }}
          />
        </Labelled>
      )}
      {slider('y')}
      {slider('x')}
    </>
  );
}
