import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '#shared/questions/hotspot/schema.ts';
import type { AskedOf, GivenOf } from '#shared/schemas/questions.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { SmallButton } from '../list/move-buttons.tsx';
import { AskedFrame } from '../take/asked-frame.tsx';
import { ChoiceRow } from '../take/choice-row.tsx';
import { pressByKey } from '../take/choice-keys.ts';
import type { TakeProps } from '../take/take-props.ts';
import { percentOf } from './percent-of.ts';
import { MarkedPicture, placeOf } from './picture.tsx';
import { Pin } from './pin.tsx';

type Mark = GivenOf<'hotspot'>['marks'][number];
const isPoint = (mark: Mark): mark is Point => 'x' in mark;

/** Marks on a picture: with a pointer, with a cross that the arrows move, or from a list of its parts. */
export function HotspotTake({ asked, given, onChange }: TakeProps<'hotspot'>) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const name = useId();
  const marks = given?.marks ?? [];
  const change = (next: Mark[]) =>
    onChange(next.length === 0 ? null : { type: 'hotspot', marks: next });
  // Where one mark is asked for, another one takes its place.
  const isFull = asked.marks > 1 && marks.length >= asked.marks;
  const add = (mark: Mark) => {
    if (!isFull) change(asked.marks === 1 ? [mark] : [...marks, mark]);
  };
  const drop = (mark: Mark) => change(marks.filter((one) => one !== mark));
  const points = marks.filter(isPoint);
  return (
    <AskedFrame asked={asked} legend={t('take.mark', { count: asked.marks })}>
      <CrossedPicture asked={asked} points={points} isFull={isFull} onAdd={add} onDrop={drop} />
      {isFull && (
        <chakra.p textStyle="sm" mt="2">
          {t('take.allMarked')}
        </chakra.p>
      )}
      {points.length > 0 && (
        <chakra.ul listStyleType="none" mt="3" display="flex" flexDirection="column" gap="1">
          {points.map((point, at) => (
            <Flex as="li" key={`${point.x} ${point.y}`} align="center" gap="2">
              <chakra.span id={`${name}-${at}`}>
                {t('take.nthMark', { place: at + 1, ...percentOf(point) })}
              </chakra.span>
              <SmallButton
                id={`${name}-${at}-drop`}
                aria-label={t('list.remove')}
                aria-labelledby={`${name}-${at}-drop ${name}-${at}`}
                onClick={() => drop(point)}
              >
                <Icon name="close" size="4" />
              </SmallButton>
            </Flex>
          ))}
        </chakra.ul>
      )}
      {asked.areas && asked.areas.length > 0 && (
        <chakra.fieldset mt="5" onKeyDown={pressByKey}>
          <chakra.legend textStyle="sm" color="fg.muted" mb="2">
            {t('take.orFromList')}
          </chakra.legend>
          <Flex direction="column" gap="2">
            {asked.areas.map(({ id, text }, at) => {
              const words = local(text);
              const mark = marks.find((one) => !isPoint(one) && one.area === id);
              return (
                <ChoiceRow
                  key={id}
                  type="checkbox"
                  name={name}
                  at={at}
                  checked={mark !== undefined}
                  onChange={() => (mark ? drop(mark) : add({ area: id }))}
                >
                  <span lang={words.lang}>{words.text}</span>
                </ChoiceRow>
              );
            })}
          </Flex>
        </chakra.fieldset>
      )}
    </AskedFrame>
  );
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (place: number) => Math.min(1000, Math.max(0, Math.round(place)));

type PictureProps = {
  asked: AskedOf<'hotspot'>;
  points: readonly Point[];
  isFull: boolean;
  onAdd: (point: Point) => void;
  onDrop: (point: Point) => void;
};

function CrossedPicture({ asked, points, isFull, onAdd, onDrop }: PictureProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [cross, setCross] = useState<Point>({ x: 500, y: 500 });
  const [byKeys, setByKeys] = useState(false);
  const [said, setSaid] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const length = event.shiftKey ? 5 : 20;
      const next = {
        x: within(cross.x + step.x * length),
        y: within(cross.y + step.y * length),
      };
      setByKeys(true);
      setCross(next);
      setSaid(t('take.crossAt', percentOf(next)));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const there = points.find(({ x, y }) => x === cross.x && y === cross.y);
      if (there) onDrop(there);
      else onAdd(cross);
      if (!there && isFull) setSaid(t('take.allMarked'));
      else setSaid(t(there ? 'take.unmarked' : 'take.marked', percentOf(cross)));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const point = {
      x: within(((event.clientX - left) / width) * 1000),
      y: within(((event.clientY - top) / height) * 1000),
    };
    setByKeys(false);
    setCross(point);
    if (!points.some(({ x, y }) => x === point.x && y === point.y)) onAdd(point);
  };
  return (
    <>
      <chakra.p id={`${id}-how`} textStyle="sm" color="fg.muted" mb="2">
        {t('take.crossHow')}
      </chakra.p>
      <MarkedPicture image={asked.image}>
        <chakra.div
          // Arrows move the cross here, whatever else they would do while listening.
          role="application"
          aria-label={t('take.cross')}
          aria-describedby={`${id}-how`}
          tabIndex={0}
          position="absolute"
          inset="0"
          cursor="crosshair"
          onKeyDown={onKeyDown}
          onPointerUp={onPointerUp}
        >
          {points.map((point, at) => (
            <Pin key={`${point.x} ${point.y}`} style={placeOf(point)} aria-hidden>
              {at + 1}
            </Pin>
          ))}
          {byKeys && <Cross style={placeOf(cross)} aria-hidden />}
        </chakra.div>
      </MarkedPicture>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </>
  );
}

const arm = { content: '""', position: 'absolute', bg: 'white', boxShadow: '0 0 0 1.5px black' };

const Cross = chakra('span', {
  base: {
    position: 'absolute',
    pointerEvents: 'none',
    _before: { ...arm, left: '-16px', top: '-1px', w: '32px', h: '2px' },
    _after: { ...arm, left: '-1px', top: '-16px', w: '2px', h: '32px' },
  },
});
