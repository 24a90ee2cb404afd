import {
  dataSubjects,
  type DataSubjectRule,
  type PersonalKey,
} from '#functions/data/data-subjects.ts';
import { plantsOfFeatures } from '../features/index.ts';
import { type Cast, type Ground, type Plant, withAnother } from '../features/under-test.ts';
import { jpeg } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createBlock, type MadeCourse, makeCourse, textBlock } from './courses.ts';
import { plantPeers } from './plant-peers.ts';
import { plantWork } from './plant-work.ts';
import { contactMessage, inCourse } from './scene.ts';
import type { World } from './world.ts';

const versionOf = async ({ world, person }: Ground) =>
  (await world.ok(person, 'accounts.getMe')).version;

/** A course of the teacher with one seat, which somebody else has; the person waits for it. */
async function lineUp({ world, teacher, peer, person }: Ground): Promise<MadeCourse> {
  const full = await makeCourse(world, teacher, { seats: 1 });
  await world.ok(peer, 'enrollments.enroll', { ...inCourse(full), body: {} });
  await world.ok(person, 'enrollments.joinWaitingList', { ...inCourse(full), body: {} });
  return full;
}

/** One of each kind of item that concerns somebody, by the calls that make it. A kind without a line does not compile. */
const plants = {
  profile: async (stage) =>
    stage.world.ok(stage.person, 'accounts.updateMe', {
      body: { version: await versionOf(stage), bio: `bio of ${stage.mark}` },
    }),
  teacherRequest: ({ world, person }) =>
    world.ok(person, 'accounts.requestTeacherRole', { body: {} }),
  enrollment: async ({ world, person, teacher, mark }) => {
    const asked = await makeCourse(world, teacher, { enrollmentMode: 'approval' });
    await world.ok(person, 'enrollments.request', {
      ...inCourse(asked),
      body: { message: `wish of ${mark}` },
    });
  },
  progress: ({ world, person, open: { courseId, moduleId, blockId } }) =>
    world.ok(person, 'progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: 'done', positionSeconds: 0 },
    }),
  blockStates: withAnother,
  session: ({ world, person }) => world.ok(person, 'accounts.noteSession', { body: {} }),
  emailChange: ({ world, person, mark }) =>
    world.ok(person, 'accounts.requestEmailChange', {
      body: { email: `${mark.toLowerCase()}@example.org` },
    }),
  emailChangeQuota: withAnother,
  course: withAnother,
  keyGuesses: async ({ world, person, teacher }) => {
    const locked = await makeCourse(world, teacher, { enrollmentMode: 'key' });
    await world.ok(teacher, 'enrollments.setKey', {
      ...inCourse(locked),
      body: { key: 'Sesame, open', lastDay: null, maxUses: 30, version: 0 },
    });
    await world.ok(person, 'enrollments.enroll', {
      ...inCourse(locked),
      body: { key: 'Sesame, open' },
    });
  },
  invitation: async ({ world, person, teacher, peer }) => {
    const closed = await makeCourse(world, teacher, { enrollmentMode: 'invitation' });
    await world.ok(teacher, 'enrollments.invite', {
      ...inCourse(closed),
      body: { emails: [person.email, peer.email] },
    });
    // Before the next line turns such mails off.
    await world.runtime.drained();
  },
  noInvitationMail: async (stage) => {
    const { mails } = await stage.world.ok(stage.person, 'accounts.getMe');
    await stage.world.ok(stage.person, 'accounts.updateMe', {
      body: { version: await versionOf(stage), mails: { ...mails, invitations: false } },
    });
  },
  invitationList: withAnother,
  addressMails: withAnother,
  notified: async (stage) => {
    const full = await lineUp(stage);
    await stage.world.ok(stage.peer, 'enrollments.withdraw', inCourse(full));
    await stage.world.runtime.drained();
  },
  newsSeen: ({ world, person }) =>
    world.ok(person, 'progress.seeNews', { body: { until: '2026-01-01T00:00:00.000Z' } }),
  invitationQuota: ({ world, person, peer, own }) =>
    world.ok(person, 'enrollments.invite', { ...inCourse(own), body: { emails: [peer.email] } }),
  waiting: lineUp,
  rosterRow: withAnother,
  rosterMark: withAnother,
  personWord: withAnother,
  personFacet: withAnother,
  personMark: withAnother,
  courseCopy: async ({ world, person, own, mark }) =>
    world.ok(person, 'courses.duplicate', {
      ...inCourse(own),
      body: {
        code: `C-${mark.slice(-6).toUpperCase()}`,
        title: { en: 'A copy' },
        startsOn: null,
        version: own.version,
      },
    }),
  blockContent: withAnother,
  blockVersion: async ({ world, person, admin, own: { courseId, moduleId } }) => {
    const params = { courseId, moduleId };
    const { blockId } = await createBlock(world, person, {
      params,
      body: textBlock('Another lesson'),
    });
    await world.ok(admin, 'lessons.updateBlock', {
      params: { ...params, blockId },
      body: { version: 1, minutes: 7 },
    });
  },
  ownCourseCode: withAnother,
  media: ({ world, person, own }) =>
    world.ok(person, 'media.createUpload', {
      ...inCourse(own),
      body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
    }),
  ownStorage: withAnother,
  photo: async ({ world, person }) => {
    const content = jpeg(512, 512);
    // One that nobody shows, and one that is shown.
    for (const shown of [false, true]) {
      const { photoId, upload } = await world.ok(person, 'media.createPhotoUpload', {
        body: { contentType: 'image/jpeg', bytes: content.byteLength },
      });
      await post(upload, content);
      await world.runtime.drained();
      const { version } = await world.ok(person, 'accounts.getMe');
      if (shown) await world.ok(person, 'accounts.setPhoto', { body: { photoId, version } });
    }
  },
  uploadQuota: withAnother,
  photoQuota: withAnother,
  learner: withAnother,
  courseQuota: withAnother,
  marking: plantWork,
  groupWork: plantWork,
  leftGroup: withAnother,
  markingComments: withAnother,
  markerMarking: withAnother,
  lookRequest: withAnother,
  staffNote: withAnother,
  lateRework: withAnother,
  courseLateRework: withAnother,
  marksRelease: withAnother,
  submissionRow: withAnother,
  submissionMark: withAnother,
  peerRound: plantPeers,
  peerSeat: withAnother,
  peerTask: withAnother,
  peerReview: withAnother,
  contact: ({ world, person, mark }) =>
    world.ok(person, 'help.sendMessage', {
      body: { ...contactMessage(), email: person.email, message: `message of ${mark}` },
    }),
  contactQuota: withAnother,
  idempotency: withAnother,
  erasure: async ({ world, person, admin }) => {
    const params = { userId: person.userId };
    const { version, email } = await world.ok(admin, 'accounts.getUser', { params });
    await world.ok(admin, 'accounts.orderErasure', {
      params,
      body: { confirmation: email, reason: null, coursesTo: null, version },
    });
  },
  erasureMail: withAnother,
  gradeRow: withAnother,
  gradeOrder: withAnother,
  ...plantsOfFeatures,
} satisfies Record<PersonalKey, Plant>;

export type Planted = Ground & {
  /** The declared rule of each kind that was planted. */
  rules: DataSubjectRule[];
};

/** The title that the person gives their course: it stays, so it carries no mark of theirs. */
export const courseTitleOf = (mark: string) => `course of ${mark.split('').toReversed().join('')}`;

/** Somebody of whom there is something of each kind, with their mark on whatever they can write. */
export async function plantCanaries(world: World, cast: Cast, mark: string): Promise<Planted> {
  const open = await makeCourse(world, cast.teacher, { blocks: 2 });
  const own = await makeCourse(world, cast.person, { title: { en: courseTitleOf(mark) } });
  for (const one of [cast.person, cast.peer])
    await world.ok(one, 'enrollments.enroll', { ...inCourse(open), body: {} });
  const stage = { ...cast, world, mark, open, own };
  const { erasure, ...others } = plants;
  for (const plant of Object.values(others)) await plant(stage);
  await world.ok(cast.person, 'accounts.requestDeletion', {
    body: { version: await versionOf(stage) },
  });
  await world.runtime.drained();
  await erasure(stage);
  await world.runtime.drained();
  return {
    ...stage,
    rules: (Object.keys(plants) as PersonalKey[]).map((key) => dataSubjects[key]),
  };
}
