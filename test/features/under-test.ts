import type { CallInput } from '#shared/contract/client.ts';
import type { FeatureName, RouteId } from '#shared/contract/index.ts';
import type { PersonalKey } from '#functions/data/data-subjects.ts';
import type { Row } from '../security/personas.ts';
import type { MadeCourse } from '../world/courses.ts';
import type { Scene } from '../world/scene.ts';
import type { Person, World } from '../world/world.ts';

/** The people of a planted item: its owner, who teaches, who learns beside them, who runs the platform. */
export type Cast = { person: Person; teacher: Person; peer: Person; admin: Person };

/** A published course of the teacher with the person in it, and one of the person's own. */
export type Ground = Cast & { world: World; mark: string; open: MadeCourse; own: MadeCourse };
export type Plant = (ground: Ground) => Promise<unknown>;

/** Comes by itself, with what another line plants. */
export const withAnother: Plant = async () => undefined;

type IdsOf<F extends FeatureName> = Extract<RouteId, `${F}.${string}`>;

/** A valid request to a route, in a scene of its own. */
export type RequestOf<Id extends RouteId> = (
  scene: Scene,
) => Promise<CallInput<Id>> | CallInput<Id>;

/** The values with which requests are made. */
export type Stage = World & {
  admin: Person;
  /** An account, as admins see it. */
  personOf: (one: { userId: string }) => Promise<{ email: string }>;
  signInAs: (one: { userId: string }) => Promise<Person>;
};

/** The facts about a feature for the tests that play every route. A route without its lines does not compile. */
export type UnderTest<F extends FeatureName> = {
  /**
   * The status for each person on somebody else's published course: anonymous, student, enrolled student, teacher,
   * owning teacher, admin, suspended.
   */
  permissions: Record<IdsOf<F>, Row>;
  /** One of each kind of item of its own that concerns somebody, by the calls that make it; those without a line here have one in `canaries.ts`. */
  plants?: { [Key in PersonalKey]?: Plant };
  requests: (stage: Stage) => { [Id in IdsOf<F>]: RequestOf<Id> };
};
