import { Node } from '@tiptap/core';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import type { KnownFile } from '../../form/files.ts';

type Options = {
  /** The address of a picture, as far as is known. */
  pictureOf: (mediaId: string) => KnownFile | undefined;
  /** Hears of pictures that came since. */
  subscribe: (listener: () => void) => () => void;
  /** Hears of a picture that did not load. */
  onLinkEnded: () => void;
};

/** A picture of the course's own media. Its words are written beside the text, when it is selected. */
export const ImageNode = Node.create<Options>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({
    pictureOf: () => undefined,
    subscribe: () => () => undefined,
    onLinkEnded: () => undefined,
  }),
  addAttributes: () => ({
    mediaId: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-media'),
      renderHTML: ({ mediaId }) => ({ 'data-media': String(mediaId) }),
    },
    alt: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-alt'),
      renderHTML: ({ alt }) => (typeof alt === 'string' ? { 'data-alt': alt } : {}),
    },
    decorative: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-decorative'),
      renderHTML: ({ decorative }) => (decorative === true ? { 'data-decorative': '' } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-media]',
      getAttrs: (element) =>
        ulidSchema.safeParse(element.getAttribute('data-media')).success ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView() {
    const { pictureOf, subscribe, onLinkEnded } = this.options;
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'picture';
      let shown = node;
      const draw = () => {
        const picture = pictureOf(String(shown.attrs['mediaId']));
        const alt = shown.attrs['decorative'] === true ? '' : String(shown.attrs['alt'] ?? '');
        if (picture?.url) {
          const image = document.createElement('img');
          image.src = picture.url;
          image.alt = alt;
          image.draggable = false;
          image.addEventListener('error', onLinkEnded);
          dom.replaceChildren(image);
        } else dom.replaceChildren(picture?.fileName ?? '…');
      };
      draw();
      const letGo = subscribe(draw);
      return {
        dom,
        update: (next) => {
          if (next.type !== shown.type) return false;
          shown = next;
          draw();
          return true;
        },
        ignoreMutation: () => true,
        destroy: letGo,
      };
    };
  },
});
