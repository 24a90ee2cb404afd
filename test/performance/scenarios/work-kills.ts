import { createTextAssignment } from '../../world/assignments.ts';
import { type MadeCourse, makeCourse } from '../../world/courses.ts';
import { makeGroups } from '../../world/groups.ts';
import type { Person } from '../../world/open-world.ts';
import { learnerOf } from '../../world/quizzes.ts';
import { courseMarkerRecord } from '#functions/data/assignments/course-markers.ts';
import { membersIn, submissionsRecord } from '#functions/data/assignments/submissions.ts';
import type { Item } from '#functions/data/table/table.ts';
import { audit } from '../audit.ts';
import type { Platform } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { auditWork } from '../work-audit.ts';
import {
  type Asked,
  type Hand,
  keepHelping,
  keepMarking,
  keepPlacing,
  keepSharing,
  keepWriting,
  type Working,
} from '../work-hands.ts';
import { createWorkLedger, type WorkLedger } from '../work-ledger.ts';
import { afterKills } from './after-kills.ts';

type Size = {
  /** The processes to end: the engine's, and functions'. */
  kills: number;
  learners: number;
  /** Every other one is handed in by groups. */
  assignments: number;
};

/** So many work at one draft where groups hand in, beside one who only comes and goes. */
const handsOfGroup = 3;
const markersOfCourse = 2;
/** As many submissions and people as are asked for at the end, each with a request. */
const mostAsked = 60;

/** People of a course in groups of it: those who hand in, and for each group one who is in it at times. */
async function groupedIn(platform: Platform, teacher: Person, course: MadeCourse, people: number) {
  const groups = Math.ceil(people / handsOfGroup);
  const { courseId } = course;
  const made = await makeGroups(platform, teacher, courseId, { groups });
  const hands: Hand[] = [];
  const guests: { userId: string; groupId: string }[] = [];
  for (const groupId of made.groupIds) {
    const size = Math.min(handsOfGroup, people - hands.length);
    const members: Person[] = [];
    for (let at = 0; at < size; at += 1) members.push(await learnerOf(platform, course));
    await platform.ok(teacher, 'groups.place', {
      params: made.params,
      body: { userIds: members.map(({ userId }) => userId), groupId },
    });
    const emails = members.map(({ email }) => email);
    const group = { setId: made.setId, groupId };
    for (const email of emails) hands.push({ email, group, mates: emails });
    guests.push({ userId: (await learnerOf(platform, course)).userId, groupId });
  }
  return { setId: made.setId, hands, guests };
}

/** Others who teach, and mark in the course. */
async function markersIn(platform: Platform, teacher: Person, courseId: string): Promise<Person[]> {
  const markers: Person[] = [];
  for (let at = 0; at < markersOfCourse; at += 1)
    markers.push(await platform.newPerson('teachers'));
  // They are found by their address once the stream has listed them.
  await platform.runtime.drained();
  for (const { email } of markers)
    await platform.ok(teacher, 'submissions.addMarker', {
      params: { courseId },
      body: { email, groupIds: [] },
    });
  return markers;
}

/** Case 20: a marker reads what is allocated to them as they are appointed now, and nothing else. */
async function askMarkers(platform: Platform, markers: Person[], items: Item[], wanted: string[]) {
  const works = items
    .filter(({ entity }) => entity === 'Submissions')
    .map((item) => submissionsRecord.parse(item));
  const seats = items
    .filter(({ entity }) => entity === 'CourseMarker')
    .map((item) => courseMarkerRecord.parse(item));
  const faults: string[] = [];
  for (const { email } of markers) {
    const marker = await platform.signIn(email);
    for (const submissionId of wanted) {
      const work = works.find((one) =>
        one.submissions.some((listed) => listed.submissionId === submissionId),
      );
      const isTheirs = work?.allocation?.markers.some(
        ({ userId, seat }) =>
          userId === marker.userId &&
          seats.some((one) => one.courseId === work.courseId && one.seat === seat),
      );
      const { status } = await platform.call(marker, 'submissions.get', {
        params: { submissionId },
      });
      if (status !== (isTheirs ? 200 : 404))
        faults.push(`${submissionId}: answers a marker ${status}, and is theirs: ${!!isTheirs}`);
    }
  }
  return faults;
}

/** Who handed in with a group reads the receipt that one of them was given. */
async function askGroups(platform: Platform, hands: Hand[], items: Item[], ledger: WorkLedger) {
  const faults: string[] = [];
  const given = ledger.receipts().filter(({ place }) => place.group);
  for (const { place, receipt } of given.slice(-mostAsked)) {
    const { courseId, assignmentId, group } = place;
    const hand = hands.find((one) => one.group.groupId === group?.groupId);
    for (const email of hand?.mates ?? []) {
      const mate = await platform.signIn(email);
      const { status, body } = await platform.call(mate, 'assignments.getSubmission', {
        params: { courseId, assignmentId, number: String(receipt.number) },
      });
      if (status !== 200 || body.submissionId !== receipt.submissionId)
        faults.push(`${receipt.submissionId}: answers one of those who handed it in ${status}`);
    }
  }
  const teams = items
    .filter(({ entity, group }) => entity === 'Submissions' && group !== undefined)
    .map((item) => submissionsRecord.parse(item));
  return { faults, withGuests: teams.filter((one) => membersIn(one).length > handsOfGroup).length };
}

/**
 * Case 92: while people write, hand in, mark, send back and release, engine and functions are killed at random moments.
 * Half of the assignments are handed in by groups, which people join and leave meanwhile; two markers help, among whom
 * what was handed in is shared out, and who are let go and come back. No acknowledged draft, submission or mark is lost,
 * and nothing is half handed in, half marked, half shared out or half released.
 */
export async function playWorkKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const teacher = await platform.newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const { courseId } = course;
  const { setId, hands, guests } = await groupedIn(platform, teacher, course, size.learners);
  const places: Asked[] = [];
  for (let at = 0; at < size.assignments; at += 1) {
    const isForGroups = at % 2 === 1;
    const assignmentId = await createTextAssignment(platform, teacher, course, {
      attempts: 20,
      groups: isForGroups ? { setId } : null,
    });
    places.push({ courseId, assignmentId, isForGroups });
  }
  const markers = await markersIn(platform, teacher, courseId);
  const ledger = createWorkLedger();
  let ended = false;
  const working: Working = { platform, random, ledger, over: () => ended };
  const work = Promise.all([
    ...hands.map((hand) => keepWriting(hand, places, working)),
    ...[1, 2].map(() => keepMarking(teacher.email, places, working)),
    ...markers.map(({ email }) => keepHelping(email, working)),
    keepSharing(teacher.email, markers, places, working),
    keepPlacing(teacher.email, { courseId, setId }, guests, working),
  ]);
  const engine = Math.floor(size.kills / 2);
  const kills = { engine, functions: size.kills - engine };
  const { facts, items } = await afterKills({ platform, random }, kills, async () => {
    ended = true;
    await work;
  });
  const asked = ledger.submissionIds().slice(-mostAsked);
  const groups = await askGroups(platform, hands, items, ledger);
  return {
    facts: {
      ...facts,
      ...ledger.facts(),
      'handed in with who came and went': groups.withGuests,
    },
    faults: [
      ...ledger.compare(items),
      ...auditWork(items),
      ...audit(items),
      ...groups.faults,
      ...(await askMarkers(platform, markers, items, asked)),
    ],
  };
}
