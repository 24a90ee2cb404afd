import type { NamedMedia } from '#shared/blocks/block-definition.ts';
import { canComplete, factsOf, mediaOf, namedMedia } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The most pictures and files that one block names: their items are read with it in one request. */
const mostMedia = 50;

/** Whether two places name the same file as the same thing. */
const isSame = (one: NamedMedia) => (other: NamedMedia) =>
  one.mediaId === other.mediaId && one.use === other.use;

/** The place of a block in a request: at its top, or in a list. */
type Path = (string | number)[];

/** @throws AppError `invalid_request` with the field of a block that does not fit the others */
export function expectContent(
  content: BlockContent,
  completion: BlockHead['completion'],
  at: Path = [],
): void {
  const refuse = (path: Path, code: string) =>
    new AppError('invalid_request', { issues: [{ path: [...at, ...path], code }] });
  if (mediaOf(content).length > mostMedia) throw refuse(['content'], 'too_many_media');
  if (!canComplete(content.kind, completion)) throw refuse(['completion', 'rule'], 'not_played');
}

/** The media that a content newly names, each with its place in the request. */
export function addedMedia(
  content: BlockContent,
  before: BlockContent | null,
  at: Path = [],
): NamedMedia[] {
  const known = before ? namedMedia(before) : [];
  return namedMedia(content)
    .filter((one) => !known.some(isSame(one)))
    .map((one) => ({ ...one, path: [...at, 'content', ...one.path] }));
}

/** The facts about its content in the head of a block. */
export const headOf = (content: BlockContent) => ({
  mediaIds: mediaOf(content),
  facts: factsOf(content),
});
