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
import type { Feature, Route } from './route.ts';

/** Everything that the API can do, by feature. The gateway, the handlers, the client, the documents and the tests all come from it. */
export const contract = {
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
} as const satisfies Record<string, Feature>;

export type Contract = typeof contract;
export type FeatureName = keyof Contract;

type RoutesOf<F> = F[keyof F] extends infer R extends Route ? R : never;

type AnyRoute = { [F in FeatureName]: RoutesOf<Contract[F]> }[FeatureName];
/** Looked up by name, where a search through the union would compare each route for each use. */
type Routes = { [R in AnyRoute as R['id']]: R };
export type RouteId = keyof Routes;
/** A route by its id: `RouteById<'catalog.getCourse'>`. */
export type RouteById<Id extends RouteId> = Routes[Id];

/** Every route, in the order of the contract. */
export const allRoutes: readonly Route[] = Object.values(contract).flatMap((feature) =>
  Object.values<Route>(feature),
);
