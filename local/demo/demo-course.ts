import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Language } from '#shared/schemas/text.ts';

type Begun = SentBody<RouteById<'courses.create'>>;
/** All is said of it that a teacher usually says. */
type NewCourse = Begun &
  Required<
    Pick<
      Begun,
      | 'code'
      | 'summary'
      | 'description'
      | 'outcomes'
      | 'level'
      | 'effort'
      | 'price'
      | 'seats'
      | 'enrollmentMode'
    >
  >;

/** A course of the demo data; what it teaches stands beside it, one file for each language, and its film. */
export type DemoCourse = {
  folder: string;
  owner: string;
  languages: readonly [Language, ...Language[]];
  /** It begins this many days after the demo data was loaded; left out: at one's own pace. */
  startsInDays?: number;
  /** How it is found in the end; left out: published. */
  state?: 'draft' | 'archived';
} & Omit<NewCourse, 'startsOn' | 'prerequisites'>;
