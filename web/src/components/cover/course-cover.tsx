import { chakra } from '@chakra-ui/react/styled-system';
import { coverInk, type CoverCategory } from '#web/lib/theme/covers.ts';
import { patterns } from './patterns.tsx';
import { randomOf } from './random.ts';

type Props = {
  category: CoverCategory;
  /** Decides the pattern; one language speaks for both, so that a cover does not change with the reader. */
  title: { en?: string | undefined; es?: string | undefined };
  /** Width by height of what is shown of the sheet; `fill` takes the height that there is. */
  ratio?: string;
  /** Open at its left: the pattern alone, as it runs on over a wide cloth. */
  bare?: boolean;
};

/**
 * A book bound in the cloth of its category, with a pattern drawn from its title: the same course always
 * looks the same, at any size.
 */
export function CourseCover({ category, title, ratio = '16 / 9', bare = false }: Props) {
  const ink = (name: Parameters<typeof coverInk>[1]) => coverInk(category, name);
  return (
    <chakra.svg
      viewBox="0 0 320 180"
      w="full"
      {...(ratio === 'fill' ? { h: 'full' } : { aspectRatio: ratio })}
      display="block"
      aria-hidden
      preserveAspectRatio={bare ? 'xMidYMid slice' : 'xMinYMid slice'}
    >
      <rect width="320" height="180" fill={ink('ground')} />
      {patterns[category]({
        shade: ink('shade'),
        tone: ink('tone'),
        line: ink('line'),
        random: randomOf(title.en ?? title.es ?? ''),
      })}
      {!bare && (
        <>
          <rect width="16" height="180" fill={ink('spine')} />
          <path d="M0 22h16M0 27h16M0 153h16M0 158h16" stroke="#E3C35A" strokeWidth="1.5" />
        </>
      )}
    </chakra.svg>
  );
}
