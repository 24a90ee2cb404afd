import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '#shared/questions/hotspot/schema.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { handlesOf, middleOf } from './edit-shape.ts';
import { percentOf } from './percent-of.ts';
import { MarkedPicture, placeOf } from './picture.tsx';
import { Pin } from './pin.tsx';
import { shapeKinds } from './shape-fields.tsx';
import { Shapes } from './shapes.tsx';
import { useDrawing } from './use-drawing.ts';

const Handle = chakra('span', {
  base: {
    position: 'absolute',
    w: '4',
    h: '4',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'l1',
    borderWidth: '2px',
    borderColor: 'black',
    bg: 'white',
    cursor: 'grab',
    touchAction: 'none',
    // A finger is wider than what it takes.
    _before: { content: '""', position: 'absolute', inset: '-10px' },
  },
});

type Content = QuestionContentOf<'hotspot'>;
type Props = {
  content: Content;
  canAdd: boolean;
  selected: string | null;
  onSelect: (areaId: string | null) => void;
  onShape: (areaId: string, shape: Shape) => void;
  onDraw: (shape: Shape) => void;
};

/** The picture of a question with its areas: drawn, moved and shaped upon it. */
export function DrawingBoard(props: Props) {
  const { content, canAdd, selected } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const { image, areas } = content;
  const surface = useRef<HTMLDivElement>(null);
  const drawing = useDrawing({ ...props, surface, areas });
  const { tool, corners, drawn } = drawing;
  const chosen = areas.find(({ areaId }) => areaId === selected);
  const outlines = [
    ...areas,
    ...(drawn ? [{ shape: drawn, isRight: true }] : []),
    ...(corners.length > 1
      ? [{ shape: { kind: 'polygon' as const, points: corners }, isRight: true }]
      : []),
  ];
  return (
    <Flex direction="column" gap="2">
      <Flex role="group" aria-label={t('form.tools')} wrap="wrap" gap="2">
        {(['move', ...shapeKinds] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant="outline"
            aria-pressed={tool === one}
            aria-disabled={one !== 'move' && !canAdd}
            css={{ '&[aria-pressed=true]': { bg: 'bg.gold', borderColor: 'fg.gold' } }}
            onClick={() => (one === 'move' || canAdd) && drawing.choose(one)}
          >
            {t(`tool.${one}`)}
          </Button>
        ))}
        {drawing.canClose && (
          <Button size="sm" onClick={drawing.close}>
            {t('tool.close')}
          </Button>
        )}
      </Flex>
      <chakra.p id={`${id}-how`} textStyle="sm" color="fg.muted">
        {t(`toolHint.${tool}`)}
      </chakra.p>
      <MarkedPicture image={image}>
        <chakra.div
          ref={surface}
          // Arrows move the area that is chosen, whatever else they would do while listening.
          role="application"
          aria-label={t('form.board')}
          aria-describedby={`${id}-how`}
          tabIndex={0}
          position="absolute"
          inset="0"
          cursor={tool === 'move' ? 'default' : 'crosshair'}
          // A finger that draws does not move the page.
          touchAction={tool === 'move' && !chosen ? 'pan-y' : 'none'}
          {...drawing.handlers}
        >
          <Shapes areas={outlines} selected={chosen ? areas.indexOf(chosen) : null} />
          {areas.map(({ areaId, shape }, at) => (
            <Pin key={areaId} style={placeOf(middleOf(shape))} aria-hidden>
              {at + 1}
            </Pin>
          ))}
          {corners.map((point, at) => (
            // Corners have no name but their place.
            <Handle key={at} style={placeOf(point)} pointerEvents="none" aria-hidden />
          ))}
          {tool === 'move' &&
            chosen &&
            handlesOf(chosen.shape).map((point, at) => (
              <Handle
                key={at}
                style={placeOf(point)}
                aria-hidden
                onPointerDown={(event) => drawing.takeHandle(event, chosen.areaId, at)}
              />
            ))}
        </chakra.div>
      </MarkedPicture>
      <chakra.p role="status" srOnly>
        {chosen &&
          t('form.areaAt', {
            place: areas.indexOf(chosen) + 1,
            ...percentOf(middleOf(chosen.shape)),
          })}
      </chakra.p>
    </Flex>
  );
}
