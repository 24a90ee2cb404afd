import { chakra } from '@chakra-ui/react/styled-system';
import type { Shape } from '#shared/questions/hotspot/schema.ts';

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    pointerEvents: 'none',
    '& .around': { stroke: 'black', strokeWidth: '5px' },
    '& .line': { stroke: 'white', strokeWidth: '2px' },
    '& .wrong': { strokeDasharray: '6 6' },
    '& .chosen': { stroke: 'gold.300', strokeWidth: '4px' },
    '& *': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  },
});

function outlineOf(shape: Shape, className: string) {
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape;
    return <rect {...{ x, y, width, height, className }} />;
  }
  if (shape.kind === 'ellipse') {
    const { x, y, radiusX, radiusY } = shape;
    return <ellipse cx={x} cy={y} rx={radiusX} ry={radiusY} className={className} />;
  }
  const points = shape.points.map(({ x, y }) => `${x},${y}`).join(' ');
  return <polygon points={points} className={className} />;
}

type Props = {
  areas: readonly { shape: Shape; isRight: boolean }[];
  /** The one that is being changed. */
  selected?: number | null;
};

/** The outlines of areas over their picture, in two tones; those that are wrong are dashed. */
export const Shapes = ({ areas, selected = null }: Props) => (
  <Drawing viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
    {areas.map(({ shape, isRight }, at) => (
      // They never move: their place is their key.
      <g key={at}>
        {outlineOf(shape, 'around')}
        {outlineOf(shape, `line${isRight ? '' : ' wrong'}${at === selected ? ' chosen' : ''}`)}
      </g>
    ))}
  </Drawing>
);
