import { chakra } from '@chakra-ui/react/styled-system';
import type { CourseCard } from './types.ts';

const hues: Record<CourseCard['category'], number> = {
  technology: 215,
  business: 28,
  design: 325,
  marketing: 5,
  health: 155,
  languages: 262,
  arts: 345,
  science: 190,
};

/** A small number that is always the same for the same text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** A cover drawn from category and title: the same course always looks the same. */
export function CourseCover({
  category,
  title,
}: {
  category: CourseCard['category'];
  title: string;
}) {
  const seed = seedOf(title);
  const hue = hues[category];
  const circles = [0, 1, 2, 3].map((index) => ({
    x: ((seed >>> (index * 5)) & 31) * 10,
    y: ((seed >>> (index * 3 + 7)) & 15) * 12,
    radius: 30 + ((seed >>> (index * 4 + 3)) & 7) * 14,
  }));
  return (
    <chakra.svg
      viewBox="0 0 320 120"
      w="full"
      display="block"
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="320" height="120" fill={`hsl(${hue} 34% 30%)`} />
      {circles.map(({ x, y, radius }) => (
        <circle
          key={`${x}-${y}-${radius}`}
          cx={x}
          cy={y}
          r={radius}
          fill={`hsl(${hue} 45% 62%)`}
          opacity="0.22"
        />
      ))}
      <path d="M0 119h320" stroke="#CBA22F" strokeWidth="2" />
    </chakra.svg>
  );
}
