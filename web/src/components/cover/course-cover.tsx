import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { coverInk, type CoverCategory } from '#web/lib/theme/covers.ts';
import { patterns } from './patterns.tsx';
import { randomOf } from './random.ts';

type Words = { en?: string | undefined; es?: string | undefined };

export type Covered = {
  category: CoverCategory;
  /** Decides the pattern; one language speaks for both, so that a cover does not change with the reader. */
  title: Words;
  /** The picture that a teacher gave; without one, the cover is drawn. */
  cover?: { url: string; alt: Words } | null;
};

type Props = {
  course: Covered;
  /** Width by height of what is shown of the sheet; `fill` takes the height that there is. */
  ratio?: string;
  /** Open at its left: the pattern alone, as it runs on over a wide cloth. */
  bare?: boolean;
};

/** Lies over the drawing, which holds its place, and stays where the picture does not come. */
function Picture({ url, alt }: NonNullable<Covered['cover']>) {
  const { local } = useLanguage();
  const [broken, setBroken] = useState(false);
  const { text, lang } = local(alt);
  return broken ? null : (
    <chakra.img
      src={url}
      alt={text}
      lang={lang}
      loading="lazy"
      position="absolute"
      inset="0"
      w="full"
      h="full"
      objectFit="cover"
      color="transparent"
      onError={() => setBroken(true)}
    />
  );
}

/**
 * A book bound in the cloth of its category, with a pattern drawn from its title: the same course always
 * looks the same, at any size. Over it the picture that a teacher gave the course.
 */
export function CourseCover({ course, ratio = '16 / 9', bare = false }: Props) {
  const { category, title, cover } = course;
  const ink = (name: Parameters<typeof coverInk>[1]) => coverInk(category, name);
  const drawing = (
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
  return bare || !cover ? (
    drawing
  ) : (
    <Box position="relative" h="full">
      {drawing}
      <Picture key={cover.url} {...cover} />
    </Box>
  );
}
