import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Block, MediaLink } from '#web/blocks/types.ts';
import { drawRichText } from './draw-rich-text.ts';
import { element } from './element.ts';

export type T = (key: string, values?: object) => string;

type Draw<Content> = (
  content: Content,
  links: readonly MediaLink[],
  language: Language,
  t: T,
) => (HTMLElement | false)[] | null;

const callouts = ['note', 'tip', 'warning', 'important'];

const drawText: Draw<ContentOf<'text'>> = ({ body }, links, language, t) => {
  const { lang } = inLanguage({ en: body.en && 'en', es: body.es && 'es' }, language);
  const document = body[lang];
  if (!document) return null;
  return [
    lang !== language &&
      element(
        'p',
        { class: 'fp-muted fp-other' },
        t('otherLanguage', { language: t(`language.${lang}`) }),
      ),
    element(
      'div',
      { class: 'fp-lesson-text', lang },
      ...drawRichText(document, {
        urlOf: (mediaId) => links.find((link) => link.mediaId === mediaId)?.url,
        calloutLabel: (kind) =>
          t(`callout.${typeof kind === 'string' && callouts.includes(kind) ? kind : 'note'}`),
      }),
    ),
  ];
};

/** Kinds that are read at once are drawn before the site is there; every other kind waits for it. */
const early: { [K in BlockKind]?: Draw<ContentOf<K>> } = { text: drawText };

/** Draws the content of a lesson early; null if its kind is not drawn so, or nothing is written. */
export function drawContent({ content, links }: Block, language: Language, t: T) {
  const draw = <K extends BlockKind>(kind: K, own: ContentOf<K>) =>
    early[kind]?.(own, links, language, t) ?? null;
  return draw<BlockKind>(content.kind, content);
}
