import * as z from 'zod';
import type { LatestLesson } from '#functions/data/courses/stats.ts';
import { progressRecord } from '#functions/data/enrollments/enrollments.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';

/** What news of a lesson or a quiz say. */
export const newsBlock = blockRecord.pick({
  blockId: true,
  moduleId: true,
  title: true,
  published: true,
  binnedAt: true,
  revisedAt: true,
  movedDates: true,
  facts: true,
});
export type NewsBlock = z.infer<typeof newsBlock>;

/** When somebody last had it. */
export const newsProgress = progressRecord.pick({ blockId: true, reportedAt: true });
export type NewsProgress = z.infer<typeof newsProgress>;

/** A lesson that may be new to somebody, and since when they are in its course. */
export type Candidate = LatestLesson & { courseId: string; enrolledAt: string };
