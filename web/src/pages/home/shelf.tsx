import { chakra } from '@chakra-ui/react/styled-system';
import { coverInk, type CoverCategory } from '#web/lib/theme/covers.ts';

type Book = { cloth: CoverCategory; x: number; wide: number; high: number; lean?: number };

/** One book for each category, as they stand on the board. */
const standing: Book[] = [
  { cloth: 'technology', x: 226, wide: 34, high: 168 },
  { cloth: 'arts', x: 262, wide: 26, high: 196 },
  { cloth: 'science', x: 290, wide: 40, high: 150 },
  { cloth: 'languages', x: 332, wide: 30, high: 184 },
  { cloth: 'health', x: 364, wide: 28, high: 160 },
  { cloth: 'business', x: 402, wide: 30, high: 172, lean: 9 },
];

const lying: { cloth: CoverCategory; x: number; y: number; wide: number; high: number }[] = [
  { cloth: 'marketing', x: 96, y: 314, wide: 112, high: 26 },
  { cloth: 'design', x: 106, y: 292, wide: 92, high: 22 },
];

function Standing({ cloth, x, wide, high, lean = 0 }: Book) {
  const top = 340 - high;
  return (
    <g transform={`rotate(${-lean} ${x} 340)`}>
      <rect x={x} y={top} width={wide} height={high} rx="3" fill={coverInk(cloth, 'ground')} />
      <rect x={x} y={top} width="7" height={high} rx="3" fill={coverInk(cloth, 'spine')} />
      <path
        d={`M${x} ${top + 18}h${wide}m0 6h-${wide}M${x} ${top + high - 24}h${wide}m0 6h-${wide}`}
        stroke="#E3C35A"
        strokeWidth="1.5"
      />
      <path
        d={`M${x + 11} ${top + 40}h${wide - 17}m0 8h-${wide - 17}`}
        stroke={coverInk(cloth, 'line')}
        strokeWidth="2"
        opacity="0.7"
      />
    </g>
  );
}

/** The house's picture: a lamp over a shelf with a book of every category. */
export function Shelf() {
  return (
    <chakra.svg viewBox="0 0 480 372" w="full" aria-hidden fill="none">
      <chakra.path
        d="M150 96 28 340h384z"
        fill={{ base: 'gold.200', _dark: 'gold.400' }}
        opacity={{ base: 0.42, _dark: 0.13 }}
      />
      {standing.map((book) => (
        <Standing key={book.cloth} {...book} />
      ))}
      {lying.map(({ cloth, x, y, wide, high }) => (
        <g key={cloth}>
          <rect x={x} y={y} width={wide} height={high} rx="3" fill={coverInk(cloth, 'ground')} />
          <rect x={x} y={y} width="12" height={high} rx="3" fill={coverInk(cloth, 'spine')} />
          <path d={`M${x + 20} ${y}v${high}m5 0v-${high}`} stroke="#E3C35A" strokeWidth="1.5" />
        </g>
      ))}
      <chakra.g fill="bg.panel" stroke="fg" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M152 286c-11-8-25-10-44-9v-34c19-1 33 1 44 9 11-8 25-10 44-9v34c-19-1-33 1-44 9zm0 0v-34" />
      </chakra.g>
      <chakra.g stroke="fg" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M58 338 34 216l92-118" />
        <chakra.path d="M30 340h56" strokeWidth="8" />
        <chakra.circle cx="34" cy="216" r="6" fill="bg" strokeWidth="4" />
      </chakra.g>
      <chakra.path
        d="M108 92c10-22 38-34 62-20l28 46c-26 14-70 8-90-26z"
        fill="gold.500"
        stroke="fg"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <chakra.circle cx="158" cy="116" r="10" fill="gold.100" />
      <chakra.path d="M8 343h464" stroke="fg" strokeWidth="5" strokeLinecap="round" />
    </chakra.svg>
  );
}
