import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

/** All that a player shows, as one answer brings it. */
export type Lesson = Response<typeof contract.lessons.getBlock>;
export type Block = Lesson['block'];
export type Outline = Lesson['outline'];
export type OutlineBlock = Outline[number]['blocks'][number];
