/** The key of each kind of item. `docs/data-model.md` explains each. */

import * as at from './parts.ts';
import type { Key } from './key.ts';

export const profile = (userId: string): Key => ({ pk: at.user(userId), sk: 'PROFILE' });

export const teacherRequest = (userId: string): Key => ({
  pk: at.user(userId),
  sk: 'TEACHER_REQUEST',
});

export const enrollment = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `ENROLLMENT#${courseId}`,
});

export const progress = (userId: string, courseId: string, blockId: string): Key => ({
  pk: at.user(userId),
  sk: `PROGRESS#${courseId}#${blockId}`,
});

export const blockStates = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `BLOCK_STATES#${courseId}`,
});

export const session = (userId: string, sessionId: string): Key => ({
  pk: at.user(userId),
  sk: `SESSION#${sessionId}`,
});

export const emailChange = (userId: string): Key => ({ pk: at.user(userId), sk: 'EMAIL_CHANGE' });

export const emailChangeQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `EMAIL_CHANGES#${hour}`,
});

export const course = (courseId: string): Key => ({ pk: at.course(courseId), sk: 'COURSE' });

export const module = (courseId: string, moduleId: string): Key => ({
  pk: at.course(courseId),
  sk: `OUTLINE#MODULE#${moduleId}`,
});

export const block = (courseId: string, blockId: string): Key => ({
  pk: at.course(courseId),
  sk: `OUTLINE#BLOCK#${blockId}`,
});

export const seats = (courseId: string): Key => ({ pk: at.course(courseId), sk: 'SEATS' });

export const enrollmentKey = (courseId: string): Key => ({
  pk: `ENROLLMENT_KEY#${courseId}`,
  sk: 'ENROLLMENT_KEY',
});

export const keyGuesses = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `KEY_GUESSES#${hour}`,
});

export const invitation = (addressHash: string, courseId: string): Key => ({
  pk: at.invited(addressHash),
  sk: `COURSE#${courseId}`,
});

export const noInvitationMail = (addressHash: string): Key => ({
  pk: at.invited(addressHash),
  sk: 'NO_MAIL',
});

export const invitationList = (addressHash: string): Key => ({
  pk: at.invited(addressHash),
  sk: 'LIST',
});

export const addressMails = (addressHash: string, day: number): Key => ({
  pk: at.invited(addressHash),
  sk: `MAILS#${day}`,
});

export const notified = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `TOLD#${courseId}`,
});

export const toldMarker = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `TOLD_MARKER#${courseId}`,
});

export const toldReviewer = (userId: string, assignmentId: string, dueAt: string): Key => ({
  pk: at.user(userId),
  sk: `TOLD_REVIEWER#${assignmentId}#${dueAt}`,
});

export const newsSeen = (userId: string): Key => ({ pk: at.user(userId), sk: 'NEWS_SEEN' });

export const invitationQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `INVITATIONS#${hour}`,
});

export const waiting = (courseId: string, since: string, userId: string): Key => ({
  pk: at.line(courseId),
  sk: `${since}#${userId}`,
});

export const learner = (courseId: string, userId: string): Key => ({
  pk: at.learners(courseId),
  sk: userId,
});

export const rosterRow = (
  courseId: string,
  state: string,
  order: string,
  value: string,
  userId: string,
): Key => ({ pk: at.roster(courseId, state, order), sk: `${value}#${userId}` });

export const rosterMark = (courseId: string, userId: string): Key => ({
  pk: `ROSTER#${courseId}`,
  sk: `MARK#${userId}`,
});

export const personWord = (initial: string, word: string, userId: string): Key => ({
  pk: at.people(initial),
  sk: `${word}#${userId}`,
});

export const personFacet = (facet: string, name: string, userId: string): Key => ({
  pk: `PEOPLE_BY#${facet}`,
  sk: `${name}#${userId}`,
});

export const peopleCounts = (shard: number): Key => ({
  pk: `PEOPLE_COUNTS#${shard}`,
  sk: 'PEOPLE_COUNTS',
});

export const personMark = (userId: string): Key => ({
  pk: `PERSON_MARK#${userId}`,
  sk: 'PERSON_MARK',
});

export const courseCopy = (courseId: string): Key => ({ pk: at.course(courseId), sk: 'COPY' });

export const blockContent = (blockId: string): Key => ({ pk: at.block(blockId), sk: 'CONTENT' });

export const blockVersion = (blockId: string, version: number): Key => ({
  pk: at.block(blockId),
  sk: `VERSION#${String(version).padStart(10, '0')}`,
});

export const courseCode = (code: string): Key => ({ pk: `COURSE_CODE#${code}`, sk: 'COURSE_CODE' });

export const ownCourseCode = (ownerId: string, code: string): Key => ({
  pk: `COURSE_CODE#${code}`,
  sk: `OWNER#${ownerId}`,
});

export const media = (mediaId: string): Key => ({ pk: `MEDIA#${mediaId}`, sk: 'MEDIA' });

export const storedFileHolder = (storedAs: string, mediaId: string): Key => ({
  pk: `MEDIA#${storedAs}`,
  sk: `HOLDER#${mediaId}`,
});

export const courseStorage = (courseId: string): Key => ({
  pk: at.course(courseId),
  sk: 'STORAGE',
});

export const ownStorage = (userId: string): Key => ({ pk: at.user(userId), sk: 'STORAGE' });

export const storageReturn = (mediaId: string, whose: 'course' | 'person'): Key => ({
  pk: `STORAGE_RETURN#${mediaId}`,
  sk: whose,
});

export const photo = (mediaId: string): Key => ({ pk: `PHOTO#${mediaId}`, sk: 'PHOTO' });

export const workFile = (mediaId: string): Key => ({ pk: `WORK_FILE#${mediaId}`, sk: 'WORK_FILE' });

/** One that is given with a marking, among these: it is found by its id alone. */
export const markingFile = (mediaId: string): Key => workFile(mediaId);

export const note = (userId: string, courseId: string, noteId: string): Key => ({
  pk: at.user(userId),
  sk: `NOTE#${courseId}#${noteId}`,
});

export const noteCount = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `NOTE_COUNT#${courseId}`,
});

export const rubricTemplate = (userId: string, rubricId: string): Key => ({
  pk: at.user(userId),
  sk: `RUBRIC#${rubricId}`,
});

export const keptComment = (userId: string, commentId: string): Key => ({
  pk: at.user(userId),
  sk: `COMMENT#${commentId}`,
});

export const keptCommentCount = (userId: string): Key => ({
  pk: at.user(userId),
  sk: 'COMMENT_COUNT',
});

export const rubricCount = (userId: string): Key => ({ pk: at.user(userId), sk: 'RUBRIC_COUNT' });

export const bank = (bankId: string): Key => ({ pk: `BANK#${bankId}`, sk: 'BANK' });

export const question = (questionId: string): Key => ({
  pk: at.question(questionId),
  sk: 'QUESTION',
});

export const questionVersion = (questionId: string, version: number): Key => ({
  pk: at.question(questionId),
  sk: `VERSION#${String(version).padStart(10, '0')}`,
});

export const questionAsked = (questionId: string): Key => ({
  pk: at.question(questionId),
  sk: 'ASKED',
});

export const questionUse = (bankId: string, questionId: string, quizId: string): Key => ({
  pk: at.questionUses(bankId, questionId),
  sk: `QUIZ#${quizId}`,
});

export const questionUseCount = (bankId: string, questionId: string): Key => ({
  pk: at.questionUses(bankId, questionId),
  sk: 'COUNT',
});

export const bankDraws = (bankId: string, quizId: string): Key => ({
  pk: at.bankDraws(bankId),
  sk: quizId,
});

export const quizUses = (quizId: string): Key => ({ pk: `QUIZ_USES#${quizId}`, sk: 'QUIZ_USES' });

export const questionRow = (
  bankId: string,
  order: string,
  facet: string,
  value: string,
  questionId: string,
): Key => ({ pk: at.questionList(bankId, order, facet), sk: `${value}#${questionId}` });

export const questionWord = (bankId: string, word: string, questionId: string): Key => ({
  pk: at.questionWords(bankId),
  sk: `${word}#${questionId}`,
});

export const questionMark = (questionId: string, part: string): Key => ({
  pk: `QUESTION_MARK#${questionId}`,
  sk: part,
});

export const bankFacet = (bankId: string, facet: string): Key => ({
  pk: `BANK_FACETS#${bankId}`,
  sk: facet,
});

export const bankTag = (bankId: string, folded: string, tag: string): Key => ({
  pk: `BANK_TAGS#${bankId}`,
  sk: `${folded}#${tag}`,
});

export const review = (userId: string): Key => ({ pk: at.user(userId), sk: 'REVIEW' });

export const attempts = (userId: string, courseId: string, quizId: string): Key => ({
  pk: at.user(userId),
  sk: `ATTEMPTS#${courseId}#${quizId}`,
});

export const attempt = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
): Key => ({
  pk: at.user(userId),
  sk: `${at.attempt(courseId, quizId, attemptId)}HEAD`,
});

export const attemptPaper = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
): Key => ({
  pk: at.user(userId),
  sk: `${at.attempt(courseId, quizId, attemptId)}PAPER`,
});

export const attemptAnswer = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
  slotId: string,
): Key => ({
  pk: at.user(userId),
  sk: `${at.attempt(courseId, quizId, attemptId)}ANSWER#${slotId}`,
});

export const attemptScore = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
): Key => ({
  pk: at.user(userId),
  sk: `${at.attempt(courseId, quizId, attemptId)}SCORE`,
});

/** Beside its course: there, it would lie among the rows of the outline. */
export const quizCode = (quizId: string): Key => ({ pk: at.quiz(quizId), sk: 'CODE' });

export const quizClock = (quizId: string): Key => ({ pk: at.quiz(quizId), sk: 'CLOCK' });

export const attemptComment = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
  slotId: string,
): Key => ({
  pk: at.user(userId),
  sk: `${at.attempt(courseId, quizId, attemptId)}COMMENT#${slotId}`,
});

export const mark = (userId: string, courseId: string, itemId: string): Key => ({
  pk: at.user(userId),
  sk: `MARK#${courseId}#${itemId}`,
});

export const markChange = (
  userId: string,
  courseId: string,
  itemId: string,
  version: number,
): Key => ({
  pk: at.user(userId),
  sk: `MARK_CHANGE#${courseId}#${itemId}#${String(version).padStart(10, '0')}`,
});

export const gradeView = (userId: string, courseId: string, viewId: string): Key => ({
  pk: at.user(userId),
  sk: `GRADE_VIEW#${courseId}#${viewId}`,
});

export const gradeViewCount = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `GRADE_VIEW_COUNT#${courseId}`,
});

export const gradeViewDefault = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `GRADE_VIEW_DEFAULT#${courseId}`,
});

export const totalOverride = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `TOTAL#${courseId}`,
});

export const totalChange = (userId: string, courseId: string, version: number): Key => ({
  pk: at.user(userId),
  sk: `TOTAL_CHANGE#${courseId}#${String(version).padStart(10, '0')}`,
});

export const markNews = (userId: string): Key => ({ pk: at.user(userId), sk: 'MARK_NEWS' });

export const schemeChange = (courseId: string, version: number): Key => ({
  pk: at.gradebook(courseId),
  sk: `CHANGE#${String(version).padStart(10, '0')}`,
});

/** Before `ITEM#`, and no change of the scheme: what lies from there to `SCHEME` is read together. */
export const itemChange = (courseId: string, changeId: string): Key => ({
  pk: at.gradebook(courseId),
  sk: `CHANGE_OF_ITEM#${changeId}`,
});

/** Not with the course: there, it would lie among the rows of the outline. */
export const gradingScheme = (courseId: string): Key => ({
  pk: at.gradebook(courseId),
  sk: 'SCHEME',
});

export const gradeItem = (courseId: string, itemId: string): Key => ({
  pk: at.gradebook(courseId),
  sk: `ITEM#${itemId}`,
});

/** Before `ITEM#`: what lies from there to `SCHEME` is read together. */
export const bookTelling = (courseId: string, recounts: number): Key => ({
  pk: at.gradebook(courseId),
  sk: `TELLING#${recounts}`,
});

export const bookJob = (courseId: string, jobId: string): Key => ({
  pk: at.gradebook(courseId),
  sk: `BOOK_JOB#${jobId}`,
});

/** Before `ITEM#`: what lies from there to `SCHEME` is read together. */
export const courseLateRework = (courseId: string): Key => ({
  pk: at.gradebook(courseId),
  sk: 'COURSE_LATE',
});

export const jobRow = (jobId: string, userId: string): Key => ({
  pk: `JOB#${jobId}`,
  sk: `ROW#${userId}`,
});

export const gradeRow = (courseId: string, userId: string): Key => ({
  pk: at.grades(courseId),
  sk: `ROW#${userId}`,
});

export const gradeOrder = (
  courseId: string,
  order: string,
  value: string,
  userId: string,
): Key => ({
  pk: `${at.grades(courseId)}#${order}`,
  sk: `${value}#${userId}`,
});

export const gradeColumn = (courseId: string, itemId: string): Key => ({
  pk: at.grades(courseId),
  sk: `COLUMN#${itemId}`,
});

export const attemptRow = (quizId: string, list: string, attemptId: string): Key => ({
  pk: at.attemptList(quizId, list),
  sk: attemptId,
});

export const attemptMark = (quizId: string, userId: string): Key => ({
  pk: at.attemptMarks(quizId, userId),
  sk: 'ATTEMPT_MARK',
});

export const figureMark = (quizId: string, userId: string, part: number): Key => ({
  pk: at.attemptMarks(quizId, userId),
  sk: `FIGURES#${part}`,
});

export const questionFigures = (quizId: string, questionId: string): Key => ({
  pk: at.quizFigures(quizId),
  sk: questionId,
});

export const regrade = (quizId: string, regradeId: string): Key => ({
  pk: at.quiz(quizId),
  sk: `REGRADE#${regradeId}`,
});

export const quizSums = (quizId: string): Key => ({ pk: at.quiz(quizId), sk: 'SUMS' });

export const codeGuesses = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `CODE_GUESSES#${hour}`,
});

export const attemptDue = (
  userId: string,
  courseId: string,
  quizId: string,
  attemptId: string,
): Key => ({
  pk: at.user(userId),
  sk: `ATTEMPT_DUE#${courseId}#${quizId}#${attemptId}`,
});

export const passDue = (userId: string, courseId: string, blockId: string): Key => ({
  pk: at.user(userId),
  sk: `PASS_DUE#${courseId}#${blockId}`,
});

export const completionDue = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `COMPLETION_DUE#${courseId}`,
});

export const accommodation = (userId: string, courseId: string): Key => ({
  pk: at.user(userId),
  sk: `ACCOMMODATION#${courseId}`,
});

export const quizAccommodation = (userId: string, courseId: string, quizId: string): Key => ({
  pk: at.user(userId),
  sk: `ACCOMMODATION#${courseId}#${quizId}`,
});

export const groupAccommodation = (courseId: string, setId: string, groupId: string): Key => ({
  pk: at.groupsOf(courseId),
  sk: `ACCOMMODATION#${setId}#${groupId}`,
});

export const groupQuizAccommodation = (
  courseId: string,
  setId: string,
  groupId: string,
  quizId: string,
): Key => ({
  pk: at.groupsOf(courseId),
  sk: `ACCOMMODATION#${setId}#${groupId}#${quizId}`,
});

/** How many sets of groups a course has, and which of them are its sections. */
export const groupSets = (courseId: string): Key => ({ pk: at.groupsOf(courseId), sk: 'SETS' });

export const groupSet = (courseId: string, setId: string): Key => ({
  pk: at.groupsOf(courseId),
  sk: `SET#${setId}`,
});

export const group = (courseId: string, setId: string, groupId: string): Key => ({
  pk: at.groupsOf(courseId),
  sk: `GROUP#${setId}#${groupId}`,
});

/** The last division of a set by chance. */
export const allotment = (courseId: string, setId: string): Key => ({
  pk: at.groupsOf(courseId),
  sk: `ALLOTMENT#${setId}`,
});

export const membership = (userId: string, courseId: string, setId: string): Key => ({
  pk: at.user(userId),
  sk: `GROUP#${courseId}#${setId}`,
});

/** A group that somebody left as its last. */
export const leftGroup = (
  userId: string,
  courseId: string,
  setId: string,
  groupId: string,
): Key => ({
  pk: at.user(userId),
  sk: `LEFT_GROUP#${courseId}#${setId}#${groupId}`,
});

/** With which group somebody handed in. */
export const groupWork = (userId: string, courseId: string, assignmentId: string): Key => ({
  pk: at.user(userId),
  sk: `GROUP_WORK#${at.atAssignment(courseId, assignmentId)}`,
});

/** `by` is whoever hands in: see `submitter`. */
export const draft = (by: string, courseId: string, assignmentId: string): Key => ({
  pk: by,
  sk: `DRAFT#${at.atAssignment(courseId, assignmentId)}`,
});

export const submissions = (by: string, courseId: string, assignmentId: string): Key => ({
  pk: by,
  sk: `SUBMISSIONS#${at.atAssignment(courseId, assignmentId)}`,
});

export const submission = (
  by: string,
  courseId: string,
  assignmentId: string,
  number: number,
): Key => ({
  pk: by,
  sk: `SUBMISSION#${at.atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}`,
});

export const submissionAddress = (submissionId: string): Key => ({
  pk: at.submissionOf(submissionId),
  sk: 'ADDRESS',
});

/** All who mark a submission write at the same marking; of two who mark it apart it is what they came to. */
export const marking = (
  by: string,
  courseId: string,
  assignmentId: string,
  number: number,
): Key => ({
  pk: by,
  sk: `MARKING#${at.atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#FIRST`,
});

/** What one of two who mark it apart wrote. */
export const markerMarking = (
  by: string,
  courseId: string,
  assignmentId: string,
  number: number,
  markerId: string,
): Key => ({
  pk: by,
  sk: `MARKING#${at.atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#BY#${markerId}`,
});

export const markingComments = (
  by: string,
  courseId: string,
  assignmentId: string,
  number: number,
): Key => ({
  pk: by,
  sk: `MARKING#${at.atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}#COMMENTS`,
});

export const lookRequest = (
  by: string,
  courseId: string,
  assignmentId: string,
  number: number,
): Key => ({
  pk: by,
  sk: `LOOK#${at.atAssignment(courseId, assignmentId)}#${String(number).padStart(4, '0')}`,
});

/** Apart from whoever handed it in: none of it is handed out to them. */
export const staffNote = (submissionId: string): Key => ({
  pk: at.submissionOf(submissionId),
  sk: 'NOTE',
});

export const marksRelease = (assignmentId: string, releaseId: string): Key => ({
  pk: at.assignment(assignmentId),
  sk: `RELEASE#${releaseId}`,
});

export const lateRework = (assignmentId: string): Key => ({
  pk: at.assignment(assignmentId),
  sk: 'LATE',
});

export const submissionSums = (assignmentId: string): Key => ({
  pk: at.assignment(assignmentId),
  sk: 'SUMS',
});

/** The last press by which reviews were dealt out. */
export const courseMarkers = (courseId: string): Key => ({
  pk: at.markersOf(courseId),
  sk: 'HEAD',
});

export const courseMarker = (courseId: string, userId: string): Key => ({
  pk: at.markersOf(courseId),
  sk: `MARKER#${userId}`,
});

export const allocation = (assignmentId: string): Key => ({
  pk: at.assignment(assignmentId),
  sk: 'ALLOCATION',
});

export const peerRound = (assignmentId: string): Key => ({
  pk: at.assignment(assignmentId),
  sk: 'PEERS',
});

export const peerSeat = (assignmentId: string, submissionId: string): Key => ({
  pk: at.peerSeats(assignmentId),
  sk: submissionId,
});

export const peerTask = (userId: string, taskId: string): Key => ({
  pk: at.user(userId),
  sk: `PEER#${taskId}`,
});

export const peerReview = (userId: string, taskId: string): Key => ({
  pk: at.user(userId),
  sk: `PEER_REVIEW#${taskId}`,
});

export const submissionRow = (
  assignmentId: string,
  list: string,
  submittedAt: string,
  submissionId: string,
): Key => ({ pk: at.submissionList(assignmentId, list), sk: `${submittedAt}#${submissionId}` });

export const submissionMark = (assignmentId: string, submitterId: string): Key => ({
  pk: `SUBMISSION_MARK#${assignmentId}#${submitterId}`,
  sk: 'SUBMISSION_MARK',
});

export const extension = (by: string, courseId: string, assignmentId: string): Key => ({
  pk: by,
  sk: `EXTENSION#${at.atAssignment(courseId, assignmentId)}`,
});

export const noteQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `NOTES#${hour}`,
});

export const courseQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `COURSES#${hour}`,
});

export const uploadQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `UPLOADS#${hour}`,
});

export const photoQuota = (userId: string, hour: number): Key => ({
  pk: at.user(userId),
  sk: `PHOTOS#${hour}`,
});

export const stats = (courseId: string): Key => ({ pk: at.stats(courseId), sk: 'STATS' });

export const keptOutline = (courseId: string): Key => ({ pk: at.stats(courseId), sk: 'OUTLINE' });

export const keptQuizzes = (courseId: string): Key => ({ pk: at.stats(courseId), sk: 'QUIZZES' });

/** With its kept outline: one item says it of all quizzes of the course. */
export const quizFindings = (courseId: string): Key => ({
  pk: at.stats(courseId),
  sk: 'QUIZ_FINDINGS',
});

export const keptGrading = (courseId: string): Key => ({ pk: at.stats(courseId), sk: 'GRADING' });

export const keptAssignments = (courseId: string): Key => ({
  pk: at.stats(courseId),
  sk: 'ASSIGNMENTS',
});

export const recount = (courseId: string): Key => ({ pk: at.stats(courseId), sk: 'RECOUNT' });

export const featured = (): Key => ({ pk: 'SITE', sk: 'FEATURED' });

export const paymentText = (): Key => ({ pk: 'SITE', sk: 'PAYMENT_TEXT' });

export const contact = (contactId: string): Key => ({ pk: `CONTACT#${contactId}`, sk: 'CONTACT' });

export const contactQuota = (sender: string, hour: number): Key => ({
  pk: `SENDER#${sender}`,
  sk: `CONTACTS#${hour}`,
});

/** In a partition for each sender, so that what is remembered of one person can be found. */
export const idempotency = (sender: string, hash: string): Key => ({
  pk: at.answers(sender),
  sk: hash,
});

/** Beside the person's own partition, which is empty in the end: of a person who was erased, this is what is left. */
export const erasure = (userId: string): Key => ({ pk: `ERASURE#${userId}`, sk: 'ERASURE' });

export const erasureMail = (userId: string): Key => ({ pk: at.user(userId), sk: 'ERASURE_MAIL' });
