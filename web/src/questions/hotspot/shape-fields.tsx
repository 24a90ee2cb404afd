import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { Shape } from '#shared/questions/hotspot/schema.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SmallButton } from '../list/move-buttons.tsx';
import { asKind } from './edit-shape.ts';
import { PlaceField } from './place-field.tsx';

export const shapeKinds = ['rectangle', 'ellipse', 'polygon'] as const;

type Props = { shape: Shape; onChange: (shape: Shape) => void };

/** The place and form of an area in numbers, for whoever does not draw. */
export function ShapeFields({ shape, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium" minH="9" py="1.5">
        {t('form.shapeNumbers')}
      </chakra.summary>
      <Flex direction="column" gap="3" pt="2">
        <SelectField
          label={t('form.shape')}
          value={shape.kind}
          choices={shapeKinds.map((kind) => ({ value: kind, label: t(`shape.${kind}`) }))}
          onChange={(kind) => onChange(asKind(shape, kind))}
        />
        {shape.kind === 'polygon' ? (
          <Corners shape={shape} onChange={onChange} />
        ) : (
          <chakra.div
            display="grid"
            gridTemplateColumns="repeat(2, minmax(0, 1fr))"
            gap="3"
            alignItems="end"
          >
            {shape.kind === 'rectangle' ? (
              <>
                <PlaceField
                  label={t('form.leftPercent')}
                  value={shape.x}
                  least={0}
                  most={1000 - shape.width}
                  onChange={(x) => onChange({ ...shape, x })}
                />
                <PlaceField
                  label={t('form.topPercent')}
                  value={shape.y}
                  least={0}
                  most={1000 - shape.height}
                  onChange={(y) => onChange({ ...shape, y })}
                />
                <PlaceField
                  label={t('form.widthPercent')}
                  value={shape.width}
                  least={1}
                  most={1000 - shape.x}
                  onChange={(width) => onChange({ ...shape, width })}
                />
                <PlaceField
                  label={t('form.heightPercent')}
                  value={shape.height}
                  least={1}
                  most={1000 - shape.y}
                  onChange={(height) => onChange({ ...shape, height })}
                />
              </>
            ) : (
              <>
                <PlaceField
                  label={t('form.middleXPercent')}
                  value={shape.x}
                  least={0}
                  most={1000}
                  onChange={(x) => onChange({ ...shape, x })}
                />
                <PlaceField
                  label={t('form.middleYPercent')}
                  value={shape.y}
                  least={0}
                  most={1000}
                  onChange={(y) => onChange({ ...shape, y })}
                />
                <PlaceField
                  label={t('form.radiusXPercent')}
                  value={shape.radiusX}
                  least={1}
                  most={1000}
                  onChange={(radiusX) => onChange({ ...shape, radiusX })}
                />
                <PlaceField
                  label={t('form.radiusYPercent')}
                  value={shape.radiusY}
                  least={1}
                  most={1000}
                  onChange={(radiusY) => onChange({ ...shape, radiusY })}
                />
              </>
            )}
          </chakra.div>
        )}
      </Flex>
    </chakra.details>
  );
}

type Polygon = Extract<Shape, { kind: 'polygon' }>;

function Corners({ shape, onChange }: { shape: Polygon; onChange: (shape: Shape) => void }) {
  const { t } = useTranslation('questions');
  const { points } = shape;
  const change = (next: Polygon['points']) => onChange({ ...shape, points: next });
  return (
    <>
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
        {points.map((point, at) => (
          // Corners have no name but their place.
          <chakra.li
            key={at}
            display="grid"
            gridTemplateColumns="1fr 1fr auto"
            gap="3"
            alignItems="end"
          >
            {(['x', 'y'] as const).map((axis) => (
              <PlaceField
                key={axis}
                label={t(axis === 'x' ? 'form.cornerX' : 'form.cornerY', { place: at + 1 })}
                value={point[axis]}
                least={0}
                most={1000}
                onChange={(place) =>
                  change(points.map((one, i) => (i === at ? { ...one, [axis]: place } : one)))
                }
              />
            ))}
            <SmallButton
              aria-label={t('form.removeCorner', { place: at + 1 })}
              aria-disabled={points.length <= 3}
              onClick={() => points.length > 3 && change(points.filter((_, i) => i !== at))}
            >
              <Icon name="close" size="4" />
            </SmallButton>
          </chakra.li>
        ))}
      </chakra.ol>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        aria-disabled={points.length >= 50}
        onClick={() => {
          const [first, last] = [points[0], points.at(-1)];
          if (points.length >= 50 || !first || !last) return;
          // Between the last and the first: the outline stays as it is until the corner is moved.
          change([
            ...points,
            { x: Math.round((first.x + last.x) / 2), y: Math.round((first.y + last.y) / 2) },
          ]);
        }}
      >
        {t('form.addCorner')}
      </Button>
    </>
  );
}
