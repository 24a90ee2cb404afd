import type { courseCardSchema } from '#shared/schemas/course-card.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import { entryOf } from '#shared/policies/entry.ts';
import type * as z from 'zod';
import type { Actor } from '#functions/api/actor.ts';
import type { CardFacts } from '#functions/data/catalog/card-facts.ts';
import type { CatalogDocument } from '#functions/data/catalog/catalog-document.ts';
import { personBefore } from '#functions/data/courses/person-before.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { iso } from '#functions/platform/iso.ts';
import type { PublicDeps } from './deps.ts';

type Card = z.infer<typeof courseCardSchema>;

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
      enrollment: own && presentEnrollment(own, now),
      seatsLeft,
      teacher: presentPerson(ownerId, names),
    };
  };
