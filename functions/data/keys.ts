/** Every key of the table is made here and nowhere else. `docs/data-model.md` explains each. */

import { foldName } from '#functions/data/accounts/fold-name.ts';

export type Key = { pk: string; sk: string };

const course = (courseId: string) => `COURSE#${courseId}`;
const block = (blockId: string) => `BLOCK#${blockId}`;
const user = (userId: string) => `USER#${userId}`;
const stats = (courseId: string) => `STATS#${courseId}`;
const line = (courseId: string) => `WAITING#${courseId}`;
const invited = (addressHash: string) => `INVITATION#${addressHash}`;
const learners = (courseId: string) => `LEARNERS#${courseId}`;
/** A partition for each order, so that a crowd's rows do not all lie in one, which takes a thousand units a second. */
const roster = (courseId: string, state: string, order: string) =>
  `ROSTER#${courseId}#${state}#${order}`;
const people = (initial: string) => `PEOPLE#${initial}`;
const question = (questionId: string) => `QUESTION#${questionId}`;
const questionWords = (bankId: string) => `QUESTIONS#${bankId}#WORD`;
/** A partition for each list of a bank in each order. */
const questionList = (bankId: string, order: string, facet: string) =>
  `QUESTIONS#${bankId}#${order}#${facet}`;
const quiz = (quizId: string) => `QUIZ#${quizId}`;
/** Under the bank, too, in which a quiz believes it to be: one that lies elsewhere is not what that quiz asks. */
const questionUses = (bankId: string, questionId: string) =>
  `QUESTION_USES#${bankId}#${questionId}`;
const bankDraws = (bankId: string) => `BANK_DRAWS#${bankId}`;
const attempt = (courseId: string, quizId: string, attemptId: string) =>
  `ATTEMPT#${courseId}#${quizId}#${attemptId}#`;
/** A partition for each list of the attempts of a quiz. */
const attemptList = (quizId: string, list: string) => `ATTEMPT_LIST#${quizId}#${list}`;
const attemptMarks = (quizId: string, userId: string) => `ATTEMPT_MARK#${quizId}#${userId}`;
const quizFigures = (quizId: string) => `QUIZ_FIGURES#${quizId}`;
const groupsOf = (courseId: string) => `GROUPS#${courseId}`;
const atAssignment = (courseId: string, assignmentId: string) => `${courseId}#${assignmentId}`;
const gradebook = (courseId: string) => `GRADEBOOK#${courseId}`;
const grades = (courseId: string) => `GRADES#${courseId}`;
const assignment = (assignmentId: string) => `ASSIGNMENT#${assignmentId}`;
const submissionOf = (submissionId: string) => `SUBMISSION#${submissionId}`;
/** A partition for each list of what was handed in for an assignment. */
const submissionList = (assignmentId: string, list: string) =>
  `SUBMISSION_LIST#${assignmentId}#${list}`;
const peerSeats = (assignmentId: string) => `PEER_SEATS#${assignmentId}`;
const answers = (sender: string) => `IDEMPOTENCY#${sender}`;

/** The partition of whoever hands in, as keys of their work name it. */
export const submitter = { person: user, group: (groupId: string) => `GROUP#${groupId}` };

export const keys = {
  profile: (userId: string): Key => ({ pk: user(userId), sk: 'PROFILE' }),
  teacherRequest: (userId: string): Key => ({ pk: user(userId), sk: 'TEACHER_REQUEST' }),
  enrollment: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `ENROLLMENT#${courseId}`,
  }),
  progress: (userId: string, courseId: string, blockId: string): Key => ({
    pk: user(userId),
    sk: `PROGRESS#${courseId}#${blockId}`,
  }),
  blockStates: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `BLOCK_STATES#${courseId}`,
  }),
  session: (userId: string, sessionId: string): Key => ({
    pk: user(userId),
    sk: `SESSION#${sessionId}`,
  }),
  emailChange: (userId: string): Key => ({ pk: user(userId), sk: 'EMAIL_CHANGE' }),
  emailChangeQuota: (userId: string, hour: number): Key => ({
    pk: user(userId),
    sk: `EMAIL_CHANGES#${hour}`,
  }),
  course: (courseId: string): Key => ({ pk: course(courseId), sk: 'COURSE' }),
  module: (courseId: string, moduleId: string): Key => ({
    pk: course(courseId),
    sk: `OUTLINE#MODULE#${moduleId}`,
  }),
  block: (courseId: string, blockId: string): Key => ({
    pk: course(courseId),
    sk: `OUTLINE#BLOCK#${blockId}`,
  }),
  seats: (courseId: string): Key => ({ pk: course(courseId), sk: 'SEATS' }),
  enrollmentKey: (courseId: string): Key => ({
    pk: `ENROLLMENT_KEY#${courseId}`,
    sk: 'ENROLLMENT_KEY',
  }),
  keyGuesses: (userId: string, hour: number): Key => ({
    pk: user(userId),
    sk: `KEY_GUESSES#${hour}`,
  }),
  invitation: (addressHash: string, courseId: string): Key => ({
    pk: invited(addressHash),
    sk: `COURSE#${courseId}`,
  }),
  noInvitationMail: (addressHash: string): Key => ({ pk: invited(addressHash), sk: 'NO_MAIL' }),
  invitationList: (addressHash: string): Key => ({ pk: invited(addressHash), sk: 'LIST' }),
  addressMails: (addressHash: string, day: number): Key => ({
    pk: invited(addressHash),
    sk: `MAILS#${day}`,
  }),
  notified: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `TOLD#${courseId}`,
  }),
  newsSeen: (userId: string): Key => ({ pk: user(userId), sk: 'NEWS_SEEN' }),
  invitationQuota: (userId: string, hour: number): Key => ({
    pk: user(userId),
    sk: `INVITATIONS#${hour}`,
  }),
  waiting: (courseId: string, since: string, userId: string): Key => ({
    pk: line(courseId),
    sk: `${since}#${userId}`,
  }),
  learner: (courseId: string, userId: string): Key => ({ pk: learners(courseId), sk: userId }),
  rosterRow: (
    courseId: string,
    state: string,
    order: string,
    value: string,
    userId: string,
  ): Key => ({ pk: roster(courseId, state, order), sk: `${value}#${userId}` }),
  rosterMark: (courseId: string, userId: string): Key => ({
    pk: `ROSTER#${courseId}`,
    sk: `MARK#${userId}`,
  }),
  personWord: (initial: string, word: string, userId: string): Key => ({
    pk: people(initial),
    sk: `${word}#${userId}`,
  }),
  personFacet: (facet: string, name: string, userId: string): Key => ({
    pk: `PEOPLE_BY#${facet}`,
    sk: `${name}#${userId}`,
  }),
  peopleCounts: (shard: number): Key => ({ pk: `PEOPLE_COUNTS#${shard}`, sk: 'PEOPLE_COUNTS' }),
  personMark: (userId: string): Key => ({ pk: `PERSON_MARK#${userId}`, sk: 'PERSON_MARK' }),
  courseCopy: (courseId: string): Key => ({ pk: course(courseId), sk: 'COPY' }),
  blockContent: (blockId: string): Key => ({ pk: block(blockId), sk: 'CONTENT' }),
  blockVersion: (blockId: string, version: number): Key => ({
    pk: block(blockId),
    sk: `VERSION#${String(version).padStart(10, '0')}`,
  }),
  courseCode: (code: string): Key => ({ pk: `COURSE_CODE#${code}`, sk: 'COURSE_CODE' }),
  ownCourseCode: (ownerId: string, code: string): Key => ({
    pk: `COURSE_CODE#${code}`,
    sk: `OWNER#${ownerId}`,
  }),
  media: (mediaId: string): Key => ({ pk: `MEDIA#${mediaId}`, sk: 'MEDIA' }),
  storedFileHolder: (storedAs: string, mediaId: string): Key => ({
    pk: `MEDIA#${storedAs}`,
    sk: `HOLDER#${mediaId}`,
  }),
  courseStorage: (courseId: string): Key => ({ pk: course(courseId), sk: 'STORAGE' }),
  ownStorage: (userId: string): Key => ({ pk: user(userId), sk: 'STORAGE' }),
  storageReturn: (mediaId: string, whose: 'course' | 'person'): Key => ({
    pk: `STORAGE_RETURN#${mediaId}`,
    sk: whose,
  }),
  photo: (mediaId: string): Key => ({ pk: `PHOTO#${mediaId}`, sk: 'PHOTO' }),
  workFile: (mediaId: string): Key => ({ pk: `WORK_FILE#${mediaId}`, sk: 'WORK_FILE' }),
  note: (userId: string, courseId: string, noteId: string): Key => ({
    pk: user(userId),
    sk: `NOTE#${courseId}#${noteId}`,
  }),
  noteCount: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `NOTE_COUNT#${courseId}`,
  }),
  rubricTemplate: (userId: string, rubricId: string): Key => ({
    pk: user(userId),
    sk: `RUBRIC#${rubricId}`,
  }),
  keptComment: (userId: string, commentId: string): Key => ({
    pk: user(userId),
    sk: `COMMENT#${commentId}`,
  }),
  keptCommentCount: (userId: string): Key => ({ pk: user(userId), sk: 'COMMENT_COUNT' }),
  rubricCount: (userId: string): Key => ({ pk: user(userId), sk: 'RUBRIC_COUNT' }),
  bank: (bankId: string): Key => ({ pk: `BANK#${bankId}`, sk: 'BANK' }),
  question: (questionId: string): Key => ({ pk: question(questionId), sk: 'QUESTION' }),
  questionVersion: (questionId: string, version: number): Key => ({
    pk: question(questionId),
    sk: `VERSION#${String(version).padStart(10, '0')}`,
  }),
  questionAsked: (questionId: string): Key => ({ pk: question(questionId), sk: 'ASKED' }),
  questionUse: (bankId: string, questionId: string, quizId: string): Key => ({
    pk: questionUses(bankId, questionId),
    sk: `QUIZ#${quizId}`,
  }),
  questionUseCount: (bankId: string, questionId: string): Key => ({
    pk: questionUses(bankId, questionId),
    sk: 'COUNT',
  }),
  bankDraws: (bankId: string, quizId: string): Key => ({ pk: bankDraws(bankId), sk: quizId }),
  quizUses: (quizId: string): Key => ({ pk: `QUIZ_USES#${quizId}`, sk: 'QUIZ_USES' }),
  questionRow: (
    bankId: string,
    order: string,
    facet: string,
    value: string,
    questionId: string,
  ): Key => ({ pk: questionList(bankId, order, facet), sk: `${value}#${questionId}` }),
  questionWord: (bankId: string, word: string, questionId: string): Key => ({
    pk: questionWords(bankId),
    sk: `${word}#${questionId}`,
  }),
  questionMark: (questionId: string, part: string): Key => ({
    pk: `QUESTION_MARK#${questionId}`,
    sk: part,
  }),
  bankFacet: (bankId: string, facet: string): Key => ({
    pk: `BANK_FACETS#${bankId}`,
    sk: facet,
  }),
  bankTag: (bankId: string, folded: string, tag: string): Key => ({
    pk: `BANK_TAGS#${bankId}`,
    sk: `${folded}#${tag}`,
  }),
  review: (userId: string): Key => ({ pk: user(userId), sk: 'REVIEW' }),
  attempts: (userId: string, courseId: string, quizId: string): Key => ({
    pk: user(userId),
    sk: `ATTEMPTS#${courseId}#${quizId}`,
  }),
  attempt: (userId: string, courseId: string, quizId: string, attemptId: string): Key => ({
    pk: user(userId),
    sk: `${attempt(courseId, quizId, attemptId)}HEAD`,
  }),
  attemptPaper: (userId: string, courseId: string, quizId: string, attemptId: string): Key => ({
    pk: user(userId),
    sk: `${attempt(courseId, quizId, attemptId)}PAPER`,
  }),
  attemptAnswer: (
    userId: string,
    courseId: string,
    quizId: string,
    attemptId: string,
    slotId: string,
  ): Key => ({
    pk: user(userId),
    sk: `${attempt(courseId, quizId, attemptId)}ANSWER#${slotId}`,
  }),
  attemptScore: (userId: string, courseId: string, quizId: string, attemptId: string): Key => ({
    pk: user(userId),
    sk: `${attempt(courseId, quizId, attemptId)}SCORE`,
  }),
  /** Beside its course: there, it would lie among the rows of the outline. */
  quizCode: (quizId: string): Key => ({ pk: quiz(quizId), sk: 'CODE' }),
  quizClock: (quizId: string): Key => ({ pk: quiz(quizId), sk: 'CLOCK' }),
  attemptComment: (
    userId: string,
    courseId: string,
    quizId: string,
    attemptId: string,
    slotId: string,
  ): Key => ({
    pk: user(userId),
    sk: `${attempt(courseId, quizId, attemptId)}COMMENT#${slotId}`,
  }),
  mark: (userId: string, courseId: string, itemId: string): Key => ({
    pk: user(userId),
    sk: `MARK#${courseId}#${itemId}`,
  }),
  markChange: (userId: string, courseId: string, itemId: string, version: number): Key => ({
    pk: user(userId),
    sk: `MARK_CHANGE#${courseId}#${itemId}#${String(version).padStart(10, '0')}`,
  }),
  gradeView: (userId: string, courseId: string, viewId: string): Key => ({
    pk: user(userId),
    sk: `GRADE_VIEW#${courseId}#${viewId}`,
  }),
  gradeViewCount: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `GRADE_VIEW_COUNT#${courseId}`,
  }),
  totalOverride: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `TOTAL#${courseId}`,
  }),
  totalChange: (userId: string, courseId: string, version: number): Key => ({
    pk: user(userId),
    sk: `TOTAL_CHANGE#${courseId}#${String(version).padStart(10, '0')}`,
  }),
  markNews: (userId: string): Key => ({ pk: user(userId), sk: 'MARK_NEWS' }),
  schemeChange: (courseId: string, version: number): Key => ({
    pk: gradebook(courseId),
    sk: `CHANGE#${String(version).padStart(10, '0')}`,
  }),
  /** Before `ITEM#`, and no change of the scheme: what lies from there to `SCHEME` is read together. */
  itemChange: (courseId: string, changeId: string): Key => ({
    pk: gradebook(courseId),
    sk: `CHANGE_OF_ITEM#${changeId}`,
  }),
  /** Not with the course: there, it would lie among the rows of the outline. */
  gradingScheme: (courseId: string): Key => ({ pk: gradebook(courseId), sk: 'SCHEME' }),
  gradeItem: (courseId: string, itemId: string): Key => ({
    pk: gradebook(courseId),
    sk: `ITEM#${itemId}`,
  }),
  /** Before `ITEM#`: what lies from there to `SCHEME` is read together. */
  bookTelling: (courseId: string, recounts: number): Key => ({
    pk: gradebook(courseId),
    sk: `TELLING#${recounts}`,
  }),
  bookJob: (courseId: string, jobId: string): Key => ({
    pk: gradebook(courseId),
    sk: `BOOK_JOB#${jobId}`,
  }),
  jobRow: (jobId: string, userId: string): Key => ({ pk: `JOB#${jobId}`, sk: `ROW#${userId}` }),
  gradeRow: (courseId: string, userId: string): Key => ({
    pk: grades(courseId),
    sk: `ROW#${userId}`,
  }),
  gradeOrder: (courseId: string, order: string, value: string, userId: string): Key => ({
    pk: `${grades(courseId)}#${order}`,
    sk: `${value}#${userId}`,
  }),
  gradeColumn: (courseId: string, itemId: string): Key => ({
    pk: grades(courseId),
    sk: `COLUMN#${itemId}`,
  }),
  attemptRow: (quizId: string, list: string, attemptId: string): Key => ({
    pk: attemptList(quizId, list),
    sk: attemptId,
  }),
  attemptMark: (quizId: string, userId: string): Key => ({
    pk: attemptMarks(quizId, userId),
    sk: 'ATTEMPT_MARK',
  }),
  figureMark: (quizId: string, userId: string, part: number): Key => ({
    pk: attemptMarks(quizId, userId),
    sk: `FIGURES#${part}`,
  }),
  questionFigures: (quizId: string, questionId: string): Key => ({
    pk: quizFigures(quizId),
    sk: questionId,
  }),
  regrade: (quizId: string, regradeId: string): Key => ({
    pk: quiz(quizId),
    sk: `REGRADE#${regradeId}`,
  }),
  quizSums: (quizId: string): Key => ({ pk: quiz(quizId), sk: 'SUMS' }),
  codeGuesses: (userId: string, hour: number): Key => ({
    pk: user(userId),
    sk: `CODE_GUESSES#${hour}`,
  }),
  attemptDue: (userId: string, courseId: string, quizId: string, attemptId: string): Key => ({
    pk: user(userId),
    sk: `ATTEMPT_DUE#${courseId}#${quizId}#${attemptId}`,
  }),
  passDue: (userId: string, courseId: string, blockId: string): Key => ({
    pk: user(userId),
    sk: `PASS_DUE#${courseId}#${blockId}`,
  }),
  accommodation: (userId: string, courseId: string): Key => ({
    pk: user(userId),
    sk: `ACCOMMODATION#${courseId}`,
  }),
  quizAccommodation: (userId: string, courseId: string, quizId: string): Key => ({
    pk: user(userId),
    sk: `ACCOMMODATION#${courseId}#${quizId}`,
  }),
  groupAccommodation: (courseId: string, setId: string, groupId: string): Key => ({
    pk: groupsOf(courseId),
    sk: `ACCOMMODATION#${setId}#${groupId}`,
  }),
  groupQuizAccommodation: (
    courseId: string,
    setId: string,
    groupId: string,
    quizId: string,
  ): Key => ({
    pk: groupsOf(courseId),
    sk: `ACCOMMODATION#${setId}#${groupId}#${quizId}`,
  }),
  /** How many sets of groups a course has, and which of them are its sections. */
  groupSets: (courseId: string): Key => ({ pk: groupsOf(courseId), sk: 'SETS' }),
  groupSet: (courseId: string, setId: string): Key => ({
    pk: groupsOf(courseId),
    sk: `SET#${setId}`,
  }),
  group: (courseId: string, setId: string, groupId: string): Key => ({
    pk: groupsOf(courseId),
    sk: `GROUP#${setId}#${groupId}`,
  }),
  /** The last division of a set by chance. */
  allotment: (courseId: string, setId: string): Key => ({
    pk: groupsOf(courseId),
    sk: `ALLOTMENT#${setId}`,
  }),
  membership: (userId: string, courseId: string, setId: string): Key => ({
    pk: user(userId),
    sk: `GROUP#${courseId}#${setId}`,
  }),
  /** With which group somebody handed in. */
  groupWork: (userId: string, courseId: string, assignmentId: string): Key => ({
    pk: user(userId),
    sk: `GROUP_WORK#${atAssignment(courseId, assignmentId)}`,
  }),
  /** `by` is whoever hands in: see `submitter`. */
  draft: (by: string, courseId: string, assignmentId: string): Key => ({
    pk: by,
    sk: `DRAFT#${atAssignment(courseId, assignmentId)}`,
  }),
  submissions: (by: string, courseId: string, assignmentId: string): Key => ({
    pk: by,
    sk: `SUBMISSIONS#${atAssignment(courseId, assignmentId)}`,
  }),
  submission: (by: string, courseId: string, assignmentId: string, number: number): Key => ({
    pk: by,
    sk: `SUBMISSION#${atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}`,
  }),
  submissionAddress: (submissionId: string): Key => ({
    pk: submissionOf(submissionId),
    sk: 'ADDRESS',
  }),
  /** All who mark a submission write at the same marking; of two who mark it apart it is what they came to. */
  marking: (by: string, courseId: string, assignmentId: string, number: number): Key => ({
    pk: by,
    sk: `MARKING#${atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#FIRST`,
  }),
  /** What one of two who mark it apart wrote. */
  markerMarking: (
    by: string,
    courseId: string,
    assignmentId: string,
    number: number,
    markerId: string,
  ): Key => ({
    pk: by,
    sk: `MARKING#${atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#BY#${markerId}`,
  }),
  markingComments: (by: string, courseId: string, assignmentId: string, number: number): Key => ({
    pk: by,
    sk: `MARKING#${atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#COMMENTS`,
  }),
  lookRequest: (by: string, courseId: string, assignmentId: string, number: number): Key => ({
    pk: by,
    sk: `LOOK#${atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}`,
  }),
  /** Apart from whoever handed it in: none of it is handed out to them. */
  staffNote: (submissionId: string): Key => ({ pk: submissionOf(submissionId), sk: 'NOTE' }),
  marksRelease: (assignmentId: string, releaseId: string): Key => ({
    pk: assignment(assignmentId),
    sk: `RELEASE#${releaseId}`,
  }),
  lateRework: (assignmentId: string): Key => ({ pk: assignment(assignmentId), sk: 'LATE' }),
  submissionSums: (assignmentId: string): Key => ({ pk: assignment(assignmentId), sk: 'SUMS' }),
  /** The last press by which reviews were dealt out. */
  peerRound: (assignmentId: string): Key => ({ pk: assignment(assignmentId), sk: 'PEERS' }),
  peerSeat: (assignmentId: string, submissionId: string): Key => ({
    pk: peerSeats(assignmentId),
    sk: submissionId,
  }),
  peerTask: (userId: string, taskId: string): Key => ({ pk: user(userId), sk: `PEER#${taskId}` }),
  peerReview: (userId: string, taskId: string): Key => ({
    pk: user(userId),
    sk: `PEER_REVIEW#${taskId}`,
  }),
  submissionRow: (
    assignmentId: string,
    list: string,
    submittedAt: string,
    submissionId: string,
  ): Key => ({ pk: submissionList(assignmentId, list), sk: `${submittedAt}#${submissionId}` }),
  submissionMark: (assignmentId: string, submitterId: string): Key => ({
    pk: `SUBMISSION_MARK#${assignmentId}#${submitterId}`,
    sk: 'SUBMISSION_MARK',
  }),
  extension: (by: string, courseId: string, assignmentId: string): Key => ({
    pk: by,
    sk: `EXTENSION#${atAssignment(courseId, assignmentId)}`,
  }),
  noteQuota: (userId: string, hour: number): Key => ({ pk: user(userId), sk: `NOTES#${hour}` }),
  courseQuota: (userId: string, hour: number): Key => ({ pk: user(userId), sk: `COURSES#${hour}` }),
  uploadQuota: (userId: string, hour: number): Key => ({ pk: user(userId), sk: `UPLOADS#${hour}` }),
  photoQuota: (userId: string, hour: number): Key => ({ pk: user(userId), sk: `PHOTOS#${hour}` }),
  stats: (courseId: string): Key => ({ pk: stats(courseId), sk: 'STATS' }),
  keptOutline: (courseId: string): Key => ({ pk: stats(courseId), sk: 'OUTLINE' }),
  keptQuizzes: (courseId: string): Key => ({ pk: stats(courseId), sk: 'QUIZZES' }),
  keptGrading: (courseId: string): Key => ({ pk: stats(courseId), sk: 'GRADING' }),
  keptAssignments: (courseId: string): Key => ({ pk: stats(courseId), sk: 'ASSIGNMENTS' }),
  recount: (courseId: string): Key => ({ pk: stats(courseId), sk: 'RECOUNT' }),
  featured: (): Key => ({ pk: 'SITE', sk: 'FEATURED' }),
  paymentText: (): Key => ({ pk: 'SITE', sk: 'PAYMENT_TEXT' }),
  contact: (contactId: string): Key => ({ pk: `CONTACT#${contactId}`, sk: 'CONTACT' }),
  contactQuota: (sender: string, hour: number): Key => ({
    pk: `SENDER#${sender}`,
    sk: `CONTACTS#${hour}`,
  }),
  /** In a partition for each sender, so that what is remembered of one person can be found. */
  idempotency: (sender: string, hash: string): Key => ({ pk: answers(sender), sk: hash }),
  /** Beside the person's own partition, which is empty in the end: of a person who was erased, this is what is left. */
  erasure: (userId: string): Key => ({ pk: `ERASURE#${userId}`, sk: 'ERASURE' }),
  erasureMail: (userId: string): Key => ({ pk: user(userId), sk: 'ERASURE_MAIL' }),
};

/** The range of a query within one partition. */
export const ranges = {
  enrollments: (userId: string) => ({ pk: user(userId), beginsWith: 'ENROLLMENT#' }),
  progress: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `PROGRESS#${courseId}#`,
  }),
  notes: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `NOTE#${courseId}#`,
  }),
  keptComments: (userId: string) => ({ pk: user(userId), beginsWith: 'COMMENT#' }),
  rubricTemplates: (userId: string) => ({ pk: user(userId), beginsWith: 'RUBRIC#' }),
  /** What is different for one person, in all courses. */
  accommodations: (userId: string) => ({ pk: user(userId), beginsWith: 'ACCOMMODATION#' }),
  /** What is different for a group. */
  groupAccommodations: (courseId: string, setId: string, groupId: string) => ({
    pk: groupsOf(courseId),
    beginsWith: `ACCOMMODATION#${setId}#${groupId}`,
  }),
  /** An attempt with its paper, its answers and its score. */
  attempt: (userId: string, courseId: string, quizId: string, attemptId: string) => ({
    pk: user(userId),
    beginsWith: attempt(courseId, quizId, attemptId),
  }),
  /** Which attempts somebody has at all quizzes. */
  ownAttempts: (userId: string) => ({ pk: user(userId), beginsWith: 'ATTEMPTS#' }),
  /** The marks of somebody in a course. */
  marks: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `MARK#${courseId}#`,
  }),
  /** The changes of all marks of somebody in a course, by item. */
  markChangesIn: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `MARK_CHANGE#${courseId}#`,
  }),
  markChanges: (userId: string, courseId: string, itemId: string) => ({
    pk: user(userId),
    beginsWith: `MARK_CHANGE#${courseId}#${itemId}#`,
  }),
  /** The views of a gradebook that somebody saved. */
  gradeViews: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `GRADE_VIEW#${courseId}#`,
  }),
  totalChanges: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `TOTAL_CHANGE#${courseId}#`,
  }),
  /** What a course decided of its grades: its items, then its scheme. */
  gradebook: (courseId: string) => ({
    pk: gradebook(courseId),
    between: ['ITEM#', 'SCHEME'] as const,
  }),
  bookJobs: (courseId: string) => ({ pk: gradebook(courseId), beginsWith: 'BOOK_JOB#' }),
  jobRows: (jobId: string) => ({ pk: `JOB#${jobId}`, beginsWith: 'ROW#' }),
  schemeChanges: (courseId: string) => ({ pk: gradebook(courseId), beginsWith: 'CHANGE#' }),
  itemChanges: (courseId: string) => ({
    pk: gradebook(courseId),
    beginsWith: 'CHANGE_OF_ITEM#',
  }),
  gradeColumns: (courseId: string) => ({ pk: grades(courseId), beginsWith: 'COLUMN#' }),
  gradeOrder: (courseId: string, order: string) => ({ pk: `${grades(courseId)}#${order}` }),
  regrades: (quizId: string) => ({ pk: quiz(quizId), beginsWith: 'REGRADE#' }),
  groupSets: (courseId: string) => ({ pk: groupsOf(courseId), beginsWith: 'SET#' }),
  /** The groups of a set, in the order in which they were made. */
  groups: (courseId: string, setId: string) => ({
    pk: groupsOf(courseId),
    beginsWith: `GROUP#${setId}#`,
  }),
  /** Which groups of a course somebody is in. */
  memberships: (userId: string, courseId: string) => ({
    pk: user(userId),
    beginsWith: `GROUP#${courseId}#`,
  }),
  /** Everything that was handed in for an assignment, the first one first. */
  submission: (by: string, courseId: string, assignmentId: string) => ({
    pk: by,
    beginsWith: `SUBMISSION#${atAssignment(courseId, assignmentId)}#`,
  }),
  /** What was handed in for an assignment and stands in a list, the longest ago first. */
  submissionList: (assignmentId: string, list: string) => ({
    pk: submissionList(assignmentId, list),
  }),
  marksReleases: (assignmentId: string) => ({
    pk: assignment(assignmentId),
    beginsWith: 'RELEASE#',
  }),
  /** What takes part in peer review, in the order of ids that are random. */
  peerSeats: (assignmentId: string) => ({ pk: peerSeats(assignmentId) }),
  /** What somebody is to review, or has reviewed, at all assignments. */
  peerTasks: (userId: string) => ({ pk: user(userId), beginsWith: 'PEER#' }),
  /** What there is of somebody at all assignments. */
  ownSubmissions: (by: string) => ({ pk: by, beginsWith: 'SUBMISSIONS#' }),
  ownExtensions: (by: string) => ({ pk: by, beginsWith: 'EXTENSION#' }),
  /** The figures of the questions that a quiz has asked. */
  quizFigures: (quizId: string) => ({ pk: quizFigures(quizId) }),
  /** The attempts of a quiz that stand in a list, by when they began. */
  attemptList: (quizId: string, list: string) => ({ pk: attemptList(quizId, list) }),
  sessions: (userId: string) => ({ pk: user(userId), beginsWith: 'SESSION#' }),
  /** The sessions that were signed in within one second. */
  sessionsOf: (userId: string, second: string) => ({
    pk: user(userId),
    beginsWith: `SESSION#${second}.`,
  }),
  /** The courses that one address is invited to. */
  invitations: (addressHash: string) => ({ pk: invited(addressHash), beginsWith: 'COURSE#' }),
  /** The people who wait for a seat, the longest first. */
  waiting: (courseId: string) => ({ pk: line(courseId) }),
  /** The people in a course. */
  learners: (courseId: string) => ({ pk: learners(courseId) }),
  /** The people in one state of a course, in one order. */
  roster: (courseId: string, state: string, order: string) => ({
    pk: roster(courseId, state, order),
  }),
  /** The people among them with a word in their name that begins like this. */
  rosterSearch: (courseId: string, state: string, word: string) => ({
    pk: roster(courseId, state, 'WORD'),
    beginsWith: word,
  }),
  /** The people with a role or in a state, by last name. */
  peopleBy: (facet: string) => ({ pk: `PEOPLE_BY#${facet}` }),
  /** The people with a word in their name, or an address, that begins like this; a partition for each first letter. */
  peopleSearch: (initial: string, word: string) => ({ pk: people(initial), beginsWith: word }),
  /** The answers to one sender's writes that are still remembered. */
  answers: (sender: string) => ({ pk: answers(sender) }),
  /** All that lies under one address: invitations, and whether mails of them may come. */
  address: (addressHash: string) => ({ pk: invited(addressHash) }),
  /** The end of somebody's account, past or to come. */
  erasure: (userId: string) => ({ pk: `ERASURE#${userId}` }),
  /** All that is kept of a person under their own id. */
  person: (userId: string) => ({ pk: user(userId) }),
  blockVersions: (blockId: string) => ({ pk: block(blockId), beginsWith: 'VERSION#' }),
  /** The questions of a bank that stand in a list, in its order. */
  questionList: (bankId: string, order: string, facet: string) => ({
    pk: questionList(bankId, order, facet),
  }),
  /** Those with a word in their name or stem that begins like this. */
  questionSearch: (bankId: string, word: string) => ({
    pk: questionWords(bankId),
    beginsWith: word,
  }),
  questionVersions: (questionId: string) => ({ pk: question(questionId), beginsWith: 'VERSION#' }),
  /** The quizzes that name a question of a bank. */
  questionUses: (bankId: string, questionId: string) => ({
    pk: questionUses(bankId, questionId),
    beginsWith: 'QUIZ#',
  }),
  /** The quizzes that draw from a bank. */
  bankDraws: (bankId: string) => ({ pk: bankDraws(bankId) }),
  bankFacets: (bankId: string) => ({ pk: `BANK_FACETS#${bankId}` }),
  bankTags: (bankId: string) => ({ pk: `BANK_TAGS#${bankId}` }),
  /** How many questions a bank holds: all that is kept of it under its own id. */
  bank: (bankId: string) => ({ pk: `BANK#${bankId}` }),
  /** The items that name the bytes of a file: the file that they came with, and those that share them. */
  storedFile: (mediaId: string) => ({ pk: `MEDIA#${mediaId}` }),
  /** The content of a block, and its versions. */
  block: (blockId: string) => ({ pk: block(blockId) }),
  /** The course, its modules, the heads of its blocks and its seats: neighbours, so that one query reads them. */
  outline: (courseId: string) => ({
    pk: course(courseId),
    between: ['COURSE', 'SEATS'] as const,
  }),
};

/** Partitions of the index `gsi1`, as a list asks for them. */
export const indexPartitions = {
  people: 'PEOPLE',
  teacherRequests: (state: string) => `TEACHER_REQUESTS#${state}`,
  taught: (ownerId: string) => `OWNER#${ownerId}`,
  courseMedia: (courseId: string) => `COURSE_MEDIA#${courseId}`,
  bank: (bankId: string) => `BANK#${bankId}`,
  enrollmentRequests: (ownerId: string) => `ENROLLMENT_REQUESTS#${ownerId}`,
  questionFigures: (questionId: string) => `QUESTION_FIGURES#${questionId}`,
  toMark: (ownerId: string) => `TO_MARK#${ownerId}`,
  submissionsToMark: (ownerId: string) => `SUBMISSIONS_TO_MARK#${ownerId}`,
  invitations: (courseId: string) => `INVITATIONS#${courseId}`,
  contacts: (userId: string) => `CONTACTS#${userId}`,
  accommodations: (courseId: string) => `ACCOMMODATIONS#${courseId}`,
  photos: (userId: string) => `PHOTOS#${userId}`,
  workFiles: (userId: string) => `WORK_FILES#${userId}`,
  submissions: (userId: string) => `SUBMISSIONS#${userId}`,
  jobRows: (userId: string) => `JOB_ROWS#${userId}`,
  itemMarks: (itemId: string) => `ITEM_MARKS#${itemId}`,
  extensions: (assignmentId: string) => `EXTENSIONS#${assignmentId}`,
  erasures: 'ERASURES',
  erased: 'ERASED',
};

/** Attributes of the index `gsi1`: lists that cross partitions. */
export const index = {
  people: (lastName: string, firstName: string, userId: string) => ({
    gsi1pk: indexPartitions.people,
    gsi1sk: `${foldName(lastName)}#${foldName(firstName)}#${userId}`,
  }),
  teacherRequests: (state: string, requestedAt: string, userId: string) => ({
    gsi1pk: indexPartitions.teacherRequests(state),
    gsi1sk: `${requestedAt}#${userId}`,
  }),
  taught: (ownerId: string, courseId: string) => ({
    gsi1pk: indexPartitions.taught(ownerId),
    gsi1sk: courseId,
  }),
  courseMedia: (courseId: string, mediaId: string) => ({
    gsi1pk: indexPartitions.courseMedia(courseId),
    gsi1sk: mediaId,
  }),
  bank: (bankId: string, questionId: string) => ({
    gsi1pk: indexPartitions.bank(bankId),
    gsi1sk: questionId,
  }),
  enrollmentRequests: (ownerId: string, since: string, courseId: string, userId: string) => ({
    gsi1pk: indexPartitions.enrollmentRequests(ownerId),
    gsi1sk: `${since}#${courseId}#${userId}`,
  }),
  /** What a question came to, at each quiz that has asked it. */
  questionFigures: (questionId: string, quizId: string) => ({
    gsi1pk: indexPartitions.questionFigures(questionId),
    gsi1sk: quizId,
  }),
  /** What waits to be marked, the oldest first. */
  toMark: (ownerId: string, endedAt: string, attemptId: string) => ({
    gsi1pk: indexPartitions.toMark(ownerId),
    gsi1sk: `${endedAt}#${attemptId}`,
  }),
  /** The same of what was handed in. */
  submissionsToMark: (ownerId: string, submittedAt: string, submissionId: string) => ({
    gsi1pk: indexPartitions.submissionsToMark(ownerId),
    gsi1sk: `${submittedAt}#${submissionId}`,
  }),
  invitations: (courseId: string, invitedAt: string, addressHash: string) => ({
    gsi1pk: indexPartitions.invitations(courseId),
    gsi1sk: `${invitedAt}#${addressHash}`,
  }),
  /** `quizId` is empty for what holds in the whole course. */
  accommodations: (courseId: string, userId: string, quizId: string) => ({
    gsi1pk: indexPartitions.accommodations(courseId),
    gsi1sk: `${userId}#${quizId}`,
  }),
  /** Among them those of groups, behind those of people, whose ids have no `g`. */
  groupAccommodations: (courseId: string, setId: string, groupId: string, quizId: string) => ({
    gsi1pk: indexPartitions.accommodations(courseId),
    gsi1sk: `group#${setId}#${groupId}#${quizId}`,
  }),
  contacts: (userId: string, contactId: string) => ({
    gsi1pk: indexPartitions.contacts(userId),
    gsi1sk: contactId,
  }),
  photos: (userId: string, mediaId: string) => ({
    gsi1pk: indexPartitions.photos(userId),
    gsi1sk: mediaId,
  }),
  workFiles: (userId: string, mediaId: string) => ({
    gsi1pk: indexPartitions.workFiles(userId),
    gsi1sk: mediaId,
  }),
  /** What was done to somebody's marks together with those of others. */
  jobRows: (userId: string, jobId: string) => ({
    gsi1pk: indexPartitions.jobRows(userId),
    gsi1sk: jobId,
  }),
  /** The marks of an item that have points, the fewest first. */
  itemMarks: (itemId: string, points: number, userId: string) => ({
    gsi1pk: indexPartitions.itemMarks(itemId),
    gsi1sk: `${String(points).padStart(8, '0')}#${userId}`,
  }),
  submissions: (userId: string, submissionId: string) => ({
    gsi1pk: indexPartitions.submissions(userId),
    gsi1sk: submissionId,
  }),
  extensions: (assignmentId: string, submitterId: string) => ({
    gsi1pk: indexPartitions.extensions(assignmentId),
    gsi1sk: submitterId,
  }),
  /** The erasures that are to come or under way, the first one due first. */
  erasures: (dueAt: string, userId: string) => ({
    gsi1pk: indexPartitions.erasures,
    gsi1sk: `${dueAt}#${userId}`,
  }),
  /** The tombstones, so that they can be taken along before a backup is restored. */
  erased: (erasedAt: string, userId: string) => ({
    gsi1pk: indexPartitions.erased,
    gsi1sk: `${erasedAt}#${userId}`,
  }),
};
