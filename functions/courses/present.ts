import { locksOf, type Standing } from '#shared/policies/locks.ts';
import type { learningStateSchema } from '#shared/schemas/blocks.ts';
import type { courseCardSchema } from '#shared/schemas/course-card.ts';
import type { LocalizedText } from '#shared/schemas/text.ts';
import { languages } from '#shared/schemas/text.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import { entryOf } from '#shared/policies/entry.ts';
import type * as z from 'zod';
import type { Actor } from '#functions/api/actor.ts';
import type { CardFacts } from '#functions/data/card-facts.ts';
import type { CatalogDocument } from '#functions/data/catalog/catalog-document.ts';
import type { Outline } from '#functions/data/outline.ts';
import { personBefore } from '#functions/data/person-before.ts';
import { presentCover } from '#functions/data/present-cover.ts';
import { presentEnrollment } from '#functions/data/present-enrollment.ts';
import { iso } from '#functions/platform/iso.ts';
import type { PublicDeps } from './deps.ts';
import type { Progress } from '#functions/data/enrollments.ts';

type Card = z.infer<typeof courseCardSchema>;
type LearningState = z.infer<typeof learningStateSchema>;
type Names = Map<string, string>;

/** A teacher as everybody sees them; empty where the account is gone. */
export const presentPerson = (userId: string, names: Names) => ({
  userId,
  name: names.get(userId) ?? '',
});

/** The languages that a text is there in. */
export const languagesOf = (text: LocalizedText) =>
  languages.filter((language) => text[language] !== undefined);

type Shown = { actor: Actor | null; now: number; deps: Pick<PublicDeps, 'links'> };

/** Cards as they are at the instant `now` (milliseconds), for one reader, or for everybody. */
export const cardPresenter =
  ({ actor, now, deps }: Shown, { stats, names, enrollment, invitation, finished }: CardFacts) =>
  (document: CatalogDocument): Card => {
    const {
      version: _,
      publishedAt: __,
      code: ___,
      cover: ____,
      coverFile: _____,
      outcomes: ______,
      outline: _______,
      enrollmentWindow: ________,
      prerequisites,
      ...rest
    } = document;
    const { seats, ownerId, ...shown } = rest;
    const counts = stats(shown.courseId);
    const seatsLeft = seats === null ? null : Math.max(0, seats - counts.students);
    const own = enrollment(shown.courseId);
    const teaches = canEditCourse(actor, document);
    const prepared = prerequisites.every(finished);
    const person = actor && personBefore(own, invitation(shown.courseId), { teaches, prepared });
    return {
      ...shown,
      ...counts,
      cover: presentCover(document, deps.links, now),
      entry: entryOf({ ...document, state: 'published' }, seatsLeft, person, iso(now).slice(0, 10)),
      enrollment: own && presentEnrollment(own),
      seatsLeft,
      teacher: presentPerson(ownerId, names),
    };
  };

/**
 * The modules in order, each with its blocks and the reader's own state of them.
 * @param outline as learners have it
 * @param standing of a learner; null for everybody else, to whom nothing is locked by rules
 */
export function presentOutline(
  { modules, blocks }: Outline,
  progress: Progress[],
  standing: Standing | null,
) {
  const states = new Map<string, LearningState>(
    progress.map(({ blockId, state }) => [blockId, state]),
  );
  return modules.map(({ moduleId, title, version }) => ({
    moduleId,
    title,
    version,
    blocks: blocks
      .filter((block) => block.moduleId === moduleId)
      .map((block) => ({
        blockId: block.blockId,
        moduleId,
        kind: block.kind,
        title: block.title,
        minutes: block.minutes,
        preview: block.preview,
        completion: block.completion,
        state: states.get(block.blockId) ?? ('notStarted' as const),
        locks: standing ? locksOf(block, standing) : [],
      })),
  }));
}
