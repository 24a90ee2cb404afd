import { type BlockHead, type Module, sourceOf } from '#functions/data/outline.ts';

export function presentModule(row: Module) {
  const { rank: _, revision: __, courseId: ___, copyOf, ...module } = row;
  return { ...module, source: sourceOf(row), copying: copyOf !== undefined };
}

export function presentBlock(row: BlockHead) {
  const { rank: _, revision: __, courseId: ___, mediaIds: ____, ...block } = row;
  return { ...block, source: sourceOf(row) };
}
