import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type Block = Response<typeof contract.lessons.getBlock>['block'];
export type Content = Block['content'];
export type MediaLink = Block['links'][number];

export type BlockIds = { courseId: string; moduleId: string; blockId: string };
