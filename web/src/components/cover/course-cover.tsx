import { chakra } from '@chakra-ui/react/styled-system';
import { coverInk } from '#web/lib/theme/covers.ts';
import { patterns } from './cover/patterns.tsx';
import { randomOf } from './cover/random.ts';
import type { CourseCard } from './types.ts';

type Props = {
  category: CourseCard['category'];
  /** Decides the pattern; one language speaks for both, so that a cover does not change with the reader. */
  title: CourseCard['title'];
  /** Width by height of what is shown of the sheet; `fill` takes the height that there is. */
  ratio?: string;
};

/**
 * A book bound in the cloth of its category, with a pattern drawn from its title: the same course always
 * looks the same, at any size.
 */
export function CourseCover({ category, title, ratio = '16 / 9' }: Props) {
  const ink = (name: Parameters<typeof coverInk>[1]) => coverInk(category, name);
  return (
    <chakra.svg
      viewBox="0 0 320 180"
      w="full"
      {...(ratio === 'fill' ? { h: 'full' } : { aspectRatio: ratio })}
      display="block"
      aria-hidden
      preserveAspectRatio="xMinYMid slice"
    >
      <rect width="320" height="180" fill={ink('ground')} />
      {patterns[category]({
        shade: ink('shade'),
        tone: ink('tone'),
        line: ink('line'),
        random: randomOf(title.en ?? title.es ?? ''),
      })}
      <rect width="16" height="180" fill={ink('spine')} />
      <path d="M0 22h16M0 27h16M0 153h16M0 158h16" stroke="#E3C35A" strokeWidth="1.5" />
    </chakra.svg>
  );
}
