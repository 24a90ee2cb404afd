import { chakra } from '@chakra-ui/react/styled-system';
import { coverInk, type CoverCategory } from '#web/lib/theme/covers.ts';

/** The heights of the books, one after another. */
const heights = [30, 36, 27, 33, 38, 29, 35, 31];
const book = 13;
const step = book + 2;
const floor = 42;

/** Somebody's courses as books on a shelf, each in the cloth of its category; it says nothing that the words beside it do not. */
export function Shelf({ books }: { books: readonly CoverCategory[] }) {
  const width = Math.max(books.length, 6) * step + 10;
  return (
    <chakra.svg
      viewBox={`0 0 ${width} 46`}
      w={`${width / 14}rem`}
      maxW="full"
      h="auto"
      display="block"
      aria-hidden
    >
      {books.map((category, at) => {
        const height = heights[at % heights.length] ?? 30;
        const [x, y] = [5 + at * step, floor - height];
        return (
          // Two courses of one category look alike, and none moves: the place names the book.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at}>
            <rect
              x={x}
              y={y}
              width={book}
              height={height}
              rx="1.5"
              fill={coverInk(category, 'shade')}
            />
            <path
              d={`M${x} ${y + 6}h${book}M${x} ${floor - 6}h${book}`}
              stroke="#E3C35A"
              strokeWidth="1.2"
            />
          </g>
        );
      })}
      <chakra.path d={`M0 ${floor + 1.5}h${width}`} stroke="border.emphasized" strokeWidth="3" />
    </chakra.svg>
  );
}
