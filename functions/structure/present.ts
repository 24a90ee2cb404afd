import type { BlockHead, Module } from '#functions/data/outline.ts';

export function presentModule({ rank: _, revision: __, courseId: ___, ...module }: Module) {
  return module;
}

export function presentBlock({
  rank: _,
  revision: __,
  courseId: ___,
  mediaIds: ____,
  ...block
}: BlockHead) {
  return block;
}
