/** The range of a query within one partition. */

import * as at from './parts.ts';

export const enrollments = (userId: string) => ({ pk: at.user(userId), beginsWith: 'ENROLLMENT#' });

export const progress = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `PROGRESS#${courseId}#`,
});

export const notes = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `NOTE#${courseId}#`,
});

export const keptComments = (userId: string) => ({ pk: at.user(userId), beginsWith: 'COMMENT#' });

export const rubricTemplates = (userId: string) => ({ pk: at.user(userId), beginsWith: 'RUBRIC#' });

/** What is different for one person, in all courses. */
export const accommodations = (userId: string) => ({
  pk: at.user(userId),
  beginsWith: 'ACCOMMODATION#',
});

/** What is different for a group. */
export const groupAccommodations = (courseId: string, setId: string, groupId: string) => ({
  pk: at.groupsOf(courseId),
  beginsWith: `ACCOMMODATION#${setId}#${groupId}`,
});

/** An attempt with its paper, its answers and its score. */
export const attempt = (userId: string, courseId: string, quizId: string, attemptId: string) => ({
  pk: at.user(userId),
  beginsWith: at.attempt(courseId, quizId, attemptId),
});

/** Which attempts somebody has at all quizzes. */
export const ownAttempts = (userId: string) => ({ pk: at.user(userId), beginsWith: 'ATTEMPTS#' });

/** The marks of somebody in a course. */
export const marks = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `MARK#${courseId}#`,
});

/** The changes of all marks of somebody in a course, by item. */
export const markChangesIn = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `MARK_CHANGE#${courseId}#`,
});

export const markChanges = (userId: string, courseId: string, itemId: string) => ({
  pk: at.user(userId),
  beginsWith: `MARK_CHANGE#${courseId}#${itemId}#`,
});

/** The views of a gradebook that somebody saved. */
export const gradeViews = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `GRADE_VIEW#${courseId}#`,
});

export const totalChanges = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `TOTAL_CHANGE#${courseId}#`,
});

/** What a course decided of its grades: its items, then its scheme. */
export const gradebook = (courseId: string) => ({
  pk: at.gradebook(courseId),
  between: ['ITEM#', 'SCHEME'] as const,
});

export const bookJobs = (courseId: string) => ({
  pk: at.gradebook(courseId),
  beginsWith: 'BOOK_JOB#',
});

export const jobRows = (jobId: string) => ({ pk: `JOB#${jobId}`, beginsWith: 'ROW#' });

export const schemeChanges = (courseId: string) => ({
  pk: at.gradebook(courseId),
  beginsWith: 'CHANGE#',
});

export const itemChanges = (courseId: string) => ({
  pk: at.gradebook(courseId),
  beginsWith: 'CHANGE_OF_ITEM#',
});

export const gradeColumns = (courseId: string) => ({
  pk: at.grades(courseId),
  beginsWith: 'COLUMN#',
});

export const gradeOrder = (courseId: string, order: string) => ({
  pk: `${at.grades(courseId)}#${order}`,
});

export const regrades = (quizId: string) => ({ pk: at.quiz(quizId), beginsWith: 'REGRADE#' });

export const groupSets = (courseId: string) => ({ pk: at.groupsOf(courseId), beginsWith: 'SET#' });

/** The groups of a set, in the order in which they were made. */
export const groups = (courseId: string, setId: string) => ({
  pk: at.groupsOf(courseId),
  beginsWith: `GROUP#${setId}#`,
});

/** Which groups of a course somebody is in. */
export const memberships = (userId: string, courseId: string) => ({
  pk: at.user(userId),
  beginsWith: `GROUP#${courseId}#`,
});

/** All that somebody, or a group, works at. */
export const drafts = (by: string) => ({ pk: by, beginsWith: 'DRAFT#' });

/** Everything that was handed in for an assignment, the first one first. */
export const submission = (by: string, courseId: string, assignmentId: string) => ({
  pk: by,
  beginsWith: `SUBMISSION#${at.atAssignment(courseId, assignmentId)}#`,
});

/** What was handed in for an assignment and stands in a list, the longest ago first. */
export const submissionList = (assignmentId: string, list: string) => ({
  pk: at.submissionList(assignmentId, list),
});

/** Who marks in a course beside who teaches it. */
export const courseMarkers = (courseId: string) => ({
  pk: at.markersOf(courseId),
  beginsWith: 'MARKER#',
});

export const marksReleases = (assignmentId: string) => ({
  pk: at.assignment(assignmentId),
  beginsWith: 'RELEASE#',
});

/** What takes part in peer review, in the order of ids that are random. */
export const peerSeats = (assignmentId: string) => ({ pk: at.peerSeats(assignmentId) });

/** What somebody is to review, or has reviewed, at all assignments. */
export const peerTasks = (userId: string) => ({ pk: at.user(userId), beginsWith: 'PEER#' });

/** What there is of somebody at all assignments. */
export const ownSubmissions = (by: string) => ({ pk: by, beginsWith: 'SUBMISSIONS#' });

export const ownExtensions = (by: string) => ({ pk: by, beginsWith: 'EXTENSION#' });

/** The figures of the questions that a quiz has asked. */
export const quizFigures = (quizId: string) => ({ pk: at.quizFigures(quizId) });

/** The attempts of a quiz that stand in a list, by when they began. */
export const attemptList = (quizId: string, list: string) => ({ pk: at.attemptList(quizId, list) });

export const sessions = (userId: string) => ({ pk: at.user(userId), beginsWith: 'SESSION#' });

/** The sessions that were signed in within one second. */
export const sessionsOf = (userId: string, second: string) => ({
  pk: at.user(userId),
  beginsWith: `SESSION#${second}.`,
});

/** The courses that one address is invited to. */
export const invitations = (addressHash: string) => ({
  pk: at.invited(addressHash),
  beginsWith: 'COURSE#',
});

/** The people who wait for a seat, the longest first. */
export const waiting = (courseId: string) => ({ pk: at.line(courseId) });

/** The people in a course. */
export const learners = (courseId: string) => ({ pk: at.learners(courseId) });

/** The people in one state of a course, in one order. */
export const roster = (courseId: string, state: string, order: string) => ({
  pk: at.roster(courseId, state, order),
});

/** The people among them with a word in their name that begins like this. */
export const rosterSearch = (courseId: string, state: string, word: string) => ({
  pk: at.roster(courseId, state, 'WORD'),
  beginsWith: word,
});

/** The people with a role or in a state, by last name. */
export const peopleBy = (facet: string) => ({ pk: `PEOPLE_BY#${facet}` });

/** The people with a word in their name, or an address, that begins like this; a partition for each first letter. */
export const peopleSearch = (initial: string, word: string) => ({
  pk: at.people(initial),
  beginsWith: word,
});

/** The answers to one sender's writes that are still remembered. */
export const answers = (sender: string) => ({ pk: at.answers(sender) });

/** All that lies under one address: invitations, and whether mails of them may come. */
export const address = (addressHash: string) => ({ pk: at.invited(addressHash) });

/** The end of somebody's account, past or to come. */
export const erasure = (userId: string) => ({ pk: `ERASURE#${userId}` });

/** All that is kept of a person under their own id. */
export const person = (userId: string) => ({ pk: at.user(userId) });

export const blockVersions = (blockId: string) => ({
  pk: at.block(blockId),
  beginsWith: 'VERSION#',
});

/** The questions of a bank that stand in a list, in its order. */
export const questionList = (bankId: string, order: string, facet: string) => ({
  pk: at.questionList(bankId, order, facet),
});

/** Those with a word in their name or stem that begins like this. */
export const questionSearch = (bankId: string, word: string) => ({
  pk: at.questionWords(bankId),
  beginsWith: word,
});

export const questionVersions = (questionId: string) => ({
  pk: at.question(questionId),
  beginsWith: 'VERSION#',
});

/** The quizzes that name a question of a bank. */
export const questionUses = (bankId: string, questionId: string) => ({
  pk: at.questionUses(bankId, questionId),
  beginsWith: 'QUIZ#',
});

/** The quizzes that draw from a bank. */
export const bankDraws = (bankId: string) => ({ pk: at.bankDraws(bankId) });

export const bankFacets = (bankId: string) => ({ pk: `BANK_FACETS#${bankId}` });

export const bankTags = (bankId: string) => ({ pk: `BANK_TAGS#${bankId}` });

/** How many questions a bank holds: all that is kept of it under its own id. */
export const bank = (bankId: string) => ({ pk: `BANK#${bankId}` });

/** The items that name the bytes of a file: the file that they came with, and those that share them. */
export const storedFile = (mediaId: string) => ({ pk: `MEDIA#${mediaId}` });

/** The content of a block, and its versions. */
export const block = (blockId: string) => ({ pk: at.block(blockId) });

/** The course, its modules, the heads of its blocks and its seats: neighbours, so that one query reads them. */
export const outline = (courseId: string) => ({
  pk: at.course(courseId),
  between: ['COURSE', 'SEATS'] as const,
});
