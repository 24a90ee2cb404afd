import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';

/** Whether there is anything in a text. */
export const says = (document: RichText | undefined): boolean =>
  document !== undefined &&
  [...nodesOf(document)].some(
    ({ type, text = '' }) =>
      text.trim() !== '' ||
      ['image', 'inlineMath', 'blockMath', 'horizontalRule', 'table'].includes(type),
  );
