import type { RouteId } from '#shared/contract/index.ts';

export const personas = [
  'anonymous',
  'student',
  'enrolledStudent',
  'teacher',
  'owningTeacher',
  'admin',
  'suspended',
] as const;
export type Persona = (typeof personas)[number];

type Row = Record<Persona, number>;

const row = (...statuses: [number, number, number, number, number, number, number]): Row =>
  Object.fromEntries(personas.map((persona, at) => [persona, statuses[at]])) as Row;

const everybody = row(200, 200, 200, 200, 200, 200, 403);
const signedIn = row(401, 200, 200, 200, 200, 200, 403);
const admins = row(401, 403, 403, 403, 403, 200, 403);
const authors = row(401, 403, 403, 200, 200, 200, 403);
/** A teacher who does not own the course is told that there is none. */
const editors = row(401, 403, 403, 404, 200, 200, 403);
const creating = row(401, 403, 403, 404, 201, 201, 403);

/** Only who is in a course can have a note there. */
const ownNote = row(401, 404, 200, 404, 404, 404, 403);

/**
 * Who gets which status from which route, on somebody else's published course. A route without a row
 * does not compile; the test plays each cell.
 */
export const permissions = {
  //                                       anon stud enrl tea  own  adm  susp
  'accounts.getMe': signedIn,
  'accounts.updateMe': signedIn,
  'accounts.setPhoto': signedIn,
  'accounts.requestTeacherRole': row(401, 201, 201, 201, 201, 201, 403),
  'accounts.getTeacherRequest': signedIn,
  // Who has not asked has nothing to explain.
  'accounts.explainTeacherRequest': row(401, 404, 404, 404, 404, 404, 403),
  'accounts.exportMe': signedIn,
  'accounts.requestDeletion': signedIn,
  'accounts.cancelDeletion': signedIn,
  'accounts.listSessions': signedIn,
  'accounts.noteSession': signedIn,
  'accounts.endSession': signedIn,
  'accounts.endOtherSessions': signedIn,
  'accounts.requestEmailChange': signedIn,
  'accounts.confirmEmailChange': signedIn,
  'accounts.listUsers': admins,
  'accounts.getUser': admins,
  'accounts.setStatus': admins,
  'accounts.setRoles': admins,
  'accounts.countUsers': admins,
  'accounts.getErasure': admins,
  'accounts.orderErasure': row(401, 403, 403, 403, 403, 201, 403),
  'accounts.cancelErasure': admins,
  'accounts.listTeacherRequests': admins,
  'accounts.decideTeacherRequest': admins,
  'catalog.list': everybody,
  'catalog.home': everybody,
  'courses.getFeatured': admins,
  'courses.setFeatured': admins,
  'courses.getPaymentText': admins,
  'courses.setPaymentText': admins,
  'catalog.listTeachers': everybody,
  'catalog.getTeacher': everybody,
  'courses.listTaught': authors,
  'catalog.getCourse': everybody,
  'courses.create': row(401, 403, 403, 201, 201, 201, 403),
  'courses.update': editors,
  'courses.setState': editors,
  'lessons.createModule': creating,
  'lessons.updateModule': editors,
  'lessons.getBlock': row(403, 403, 200, 403, 200, 200, 403),
  'lessons.createBlock': creating,
  'lessons.updateBlock': editors,
  'lessons.getStructure': editors,
  'lessons.listContents': editors,
  'lessons.changeModules': editors,
  'lessons.changeBlocks': editors,
  'lessons.editBlocks': editors,
  'lessons.preview': editors,
  'lessons.listBlockVersions': editors,
  'lessons.getBlockVersion': editors,
  'courses.duplicate': creating,
  'enrollments.enroll': row(401, 201, 409, 201, 201, 201, 403),
  'enrollments.joinWaitingList': row(401, 201, 409, 201, 201, 201, 403),
  // The course is open: there is nothing to ask for.
  'enrollments.request': row(401, 409, 409, 409, 409, 409, 403),
  'enrollments.getMine': signedIn,
  'enrollments.withdraw': row(401, 404, 200, 404, 404, 404, 403),
  'progress.listCourses': signedIn,
  'rosters.list': editors,
  'rosters.getLearner': editors,
  'rosters.decide': editors,
  'rosters.listRequests': authors,
  'enrollments.getKey': editors,
  'enrollments.setKey': editors,
  'enrollments.invite': creating,
  'enrollments.listInvitations': editors,
  'enrollments.revokeInvitation': editors,
  // A link of nobody's mail.
  'enrollments.getMailStop': row(404, 404, 404, 404, 404, 404, 403),
  'enrollments.stopMail': row(404, 404, 404, 404, 404, 404, 403),
  'enrollments.resumeMail': row(404, 404, 404, 404, 404, 404, 403),
  'progress.listPendingCourses': signedIn,
  'progress.record': row(401, 403, 200, 403, 403, 403, 403),
  'progress.getDashboard': signedIn,
  'progress.seeNews': signedIn,
  'notes.list': signedIn,
  'notes.create': row(401, 403, 201, 403, 403, 403, 403),
  'notes.update': ownNote,
  'notes.delete': ownNote,
  'media.createUpload': creating,
  'media.createPhotoUpload': row(401, 201, 201, 201, 201, 201, 403),
  'media.getPhotoUpload': row(401, 200, 200, 200, 200, 200, 403),
  'media.beginUpload': creating,
  // One's own: that of somebody else is absent, also to an admin.
  'media.getUpload': editors,
  'media.signParts': editors,
  // Nothing of it has arrived.
  'media.completeUpload': row(401, 403, 403, 404, 409, 409, 403),
  'media.remove': editors,
  'media.getStorage': editors,
  'media.get': editors,
  'media.list': editors,
  'help.getOpenApi': everybody,
  'help.sendMessage': row(201, 201, 201, 201, 201, 201, 403),
} as const satisfies Record<RouteId, Row>;
