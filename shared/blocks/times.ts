import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import type { BlockKind } from './block-kinds.ts';

/** What happens at a time that a content names, in the order in which it does. */
export type TimeName = 'starts' | 'opens' | 'due' | 'closes' | 'marks';
export type NamedTime = { name: TimeName; time: CourseTime };

type Change = (time: CourseTime, name: TimeName) => CourseTime;
type WithTimes<K extends BlockKind> = (content: ContentOf<K>, change: Change) => ContentOf<K>;

/** A time that there may be or not. */
const changed = (time: CourseTime | null, name: TimeName, change: Change) =>
  time && change(time, name);

/** How the times of a content are put in place of others; null: the kind has none. A kind left out does not compile. */
const withTimes: { [K in BlockKind]: WithTimes<K> | null } = {
  text: null,
  video: null,
  file: null,
  image: null,
  audio: null,
  link: null,
  embed: null,
  live: (content, change) => {
    const { day, time, timeZone } = content;
    return { ...content, ...change({ day, time, timeZone }, 'starts') };
  },
  quiz: (content, change) => ({
    ...content,
    opens: changed(content.opens, 'opens', change),
    closes: changed(content.closes, 'closes', change),
  }),
  assignment: (content, change) => ({
    ...content,
    opens: changed(content.opens, 'opens', change),
    due: changed(content.due, 'due', change),
    closes: changed(content.closes, 'closes', change),
    marksRelease:
      content.marksRelease.rule === 'at'
        ? { rule: 'at', at: change(content.marksRelease.at, 'marks') }
        : content.marksRelease,
  }),
};

/** Whether a content of this kind may name times of its course. */
export const hasTimes = (kind: BlockKind): boolean => withTimes[kind] !== null;

/** A content with each of its times as it is to be. */
export function changeTimes(content: BlockContent, change: Change): BlockContent {
  const of = <K extends BlockKind>(kind: K, own: ContentOf<K>): BlockContent =>
    withTimes[kind]?.(own, change) ?? own;
  return of(content.kind, content);
}

/** The times that a content names, in the order in which they happen. */
export function timesOf(content: BlockContent): NamedTime[] {
  const found: NamedTime[] = [];
  changeTimes(content, (time, name) => {
    found.push({ name, time });
    return time;
  });
  return found;
}

type WithDates<K extends BlockKind> = (content: ContentOf<K>, other: ContentOf<K>) => ContentOf<K>;

/** How a content gets the dates of another one of its kind; null: learners are told of no dates of this kind. */
const withDates: { [K in BlockKind]: WithDates<K> | null } = {
  text: null,
  video: null,
  file: null,
  image: null,
  audio: null,
  link: null,
  embed: null,
  live: (content, { day, time, timeZone }) => ({ ...content, day, time, timeZone }),
  quiz: (content, { opens, closes }) => ({ ...content, opens, closes }),
  assignment: (content, { opens, due, closes }) => ({ ...content, opens, due, closes }),
};

/** A content with the dates of what it was before: what differs then is more than these. */
export function withDatesOf(content: BlockContent, before: BlockContent): BlockContent {
  const of = <K extends BlockKind>(kind: K, own: ContentOf<K>, other: ContentOf<K>): BlockContent =>
    withDates[kind]?.(own, other) ?? own;
  return content.kind === before.kind ? of(content.kind, content, before) : content;
}
