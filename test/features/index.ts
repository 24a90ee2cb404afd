import type { FeatureName, RouteId } from '#shared/contract/index.ts';
import type { Row } from '../security/personas.ts';
import type { Person, World } from '../world/world.ts';
import { accounts } from './accounts.ts';
import { assignments } from './assignments.ts';
import { attempts } from './attempts.ts';
import { banks } from './banks.ts';
import { catalog } from './catalog.ts';
import { courses } from './courses.ts';
import { enrollments } from './enrollments.ts';
import { grades } from './grades.ts';
import { groups } from './groups.ts';
import { help } from './help.ts';
import { lessons } from './lessons.ts';
import { media } from './media.ts';
import { notes } from './notes.ts';
import { progress } from './progress.ts';
import { quizzes } from './quizzes.ts';
import { rosters } from './rosters.ts';
import { submissions } from './submissions.ts';
import type { RequestOf, UnderTest } from './under-test.ts';

const features = {
  accounts,
  catalog,
  courses,
  lessons,
  banks,
  quizzes,
  attempts,
  assignments,
  submissions,
  enrollments,
  rosters,
  grades,
  groups,
  progress,
  notes,
  media,
  help,
} satisfies { [F in FeatureName]: UnderTest<F> };

const joined = <T>(parts: object[]): T => Object.assign({}, ...parts) as T;

/** The status for each person on each route; the test plays each cell. */
export const permissions = joined<Record<RouteId, Row>>(
  Object.values(features).map((feature) => feature.permissions),
);

type PlantsOf<F> = F extends { plants: infer P } ? P : Record<never, never>;
type Intersected<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

export const plantsOfFeatures = joined<
  Intersected<{ [F in FeatureName]: PlantsOf<(typeof features)[F]> }[FeatureName]>
>(Object.values(features).map((feature) => ('plants' in feature ? feature.plants : {})));

export type Requests = { [Id in RouteId]: RequestOf<Id> };

/** A valid request to each route. */
export function createRequests(world: World, admin: Person): Requests {
  const personOf = ({ userId }: { userId: string }) =>
    world.ok(admin, 'accounts.getUser', { params: { userId } });
  const signInAs = async (one: { userId: string }) => world.signIn((await personOf(one)).email);
  const stage = { ...world, admin, personOf, signInAs };
  return joined(Object.values(features).map(({ requests }) => requests(stage)));
}
