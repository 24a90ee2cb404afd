import { chakra } from '@chakra-ui/react/styled-system';
import { randomOf } from '../cover/random.ts';
import { coverInk, type CoverCategory } from '#web/lib/theme/covers.ts';

const cloths: CoverCategory[] = [
  'technology',
  'science',
  'health',
  'languages',
  'design',
  'arts',
  'marketing',
];

/** The first letters of a person's first and last word: "Ana María Ruiz" is AR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20))
    .join('')
    .trim()
    .toUpperCase();
}

/** A person without a picture: their initials on a cloth that is always the same for them. */
export function Monogram({ name, size = '12' }: { name: string; size?: string }) {
  const cloth = cloths[randomOf(name).below(cloths.length)] ?? 'science';
  return (
    <chakra.svg viewBox="0 0 40 40" w={size} h={size} flexShrink="0" aria-hidden>
      <circle cx="20" cy="20" r="20" fill={coverInk(cloth, 'ground')} />
      <chakra.text
        x="20"
        y="20.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="15px"
        fontWeight="600"
        fill={coverInk(cloth, 'line')}
      >
        {initialsOf(name)}
      </chakra.text>
    </chakra.svg>
  );
}
