import * as z from 'zod';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { iso } from '#functions/platform/iso.ts';

/** What news of a lesson or a quiz say. */
export const newsBlock = blockRecord.pick({
  blockId: true,
  moduleId: true,
  title: true,
  published: true,
  binnedAt: true,
  revisedAt: true,
  facts: true,
});
export type NewsBlock = z.infer<typeof newsBlock>;

/** The age at which news ends: 60 days, in milliseconds. */
const tellFor = 60 * 86_400_000;

/** News from before then has ended. */
export const toldSince = (now: number): string => iso(now - tellFor);
