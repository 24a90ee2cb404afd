import type { keys } from './keys.ts';

/** The ways to find the items that concern one person: see `places` in `person-data.ts`. */
export type Place =
  | 'own'
  | 'taught'
  | 'contacts'
  | 'photos'
  | 'workFiles'
  | 'submissions'
  | 'jobRows'
  | 'marksIn'
  | 'bank'
  | 'questions'
  | 'address'
  | 'answers'
  | 'erasure';

/** Data that is a person's own, and goes with them. */
type Persons = {
  whose: 'person';
  holds: string;
  /** The name of its items in the table. */
  entity: string;
  export: 'whole' | { not: string };
  /** Attributes, `of.one` within another, that say how we keep it, or name somebody else: not handed out. */
  inner?: readonly string[];
  /** Attributes in which such an item of somebody else may hold this person's id: it stays as long as the item. */
  names?: readonly string[];
} & (
  | { where: Place; erasure: 'deleted' }
  /** Made from what is deleted, and gone when the stream has told so. */
  | { erasure: 'follows' }
  /** Carries nothing by which the person could be looked for, and goes by itself. */
  | { erasure: 'expires'; within: string }
);

/**
 * Data that belongs to a course or to the organization, and stays; the id of a person in it names nobody once they are
 * gone.
 */
type Kept = {
  whose: 'course' | 'organization';
  holds: string;
  entity: string;
  erasure: 'kept';
  because: string;
  /** The attributes, and parts of keys, in which that id may stand. */
  names: readonly string[];
  where?: Place;
  export: 'whole' | { not: string };
  inner?: readonly string[];
};

/** Data that says nothing of any person. */
export type Nobodys = { whose: 'nobody'; holds: string };

export type DataSubjectRule = Persons | Kept | Nobodys;

const repeats = { not: 'says no more than the profile and the enrollments, which are in it' };
const notTheirs = { not: 'belongs to the course; that the person made it is all it says of them' };

const repeatsQuestions = { not: 'says no more than the questions, which are in it' };

const repeatsSubmissions = { not: 'says no more than the submissions, which are in it' };

const repeatsAttempts = { not: 'says no more than the attempts, which are in it' };

const repeatsMarks = { not: 'says no more than the marks' };

/** Made from the quizzes of courses, which may name the own bank of whoever teaches them. */
const ofCourses = {
  whose: 'course',
  erasure: 'kept',
  because: 'says what a quiz asks, which stays with its course',
  names: ['pk', 'bankId', 'banks', 'questions'],
  export: notTheirs,
} as const;

const own = (
  entity: string,
  holds: string,
  more: Pick<Persons, 'inner' | 'names'> = {},
): Persons => ({
  whose: 'person',
  holds,
  entity,
  where: 'own',
  export: 'whole',
  erasure: 'deleted',
  ...more,
});

/**
 * The owner of each kind of item, what is handed out to that person, and what erasure does with it. A key template
 * without a line here does not compile; export, erasure, the chart of docs/data-model.md and the test that plants
 * something of each kind all read it.
 */
export const dataSubjects = {
  profile: own('Profile', 'who somebody is, and what they chose', {
    inner: ['username', 'poolRoles', 'rolesSyncedAt', 'endedSessions', 'othersEnded'],
  }),
  teacherRequest: own('TeacherRequest', 'the wish to teach'),
  enrollment: own('Enrollment', 'a place in a course, with what was asked, paid and done', {
    // What is to come would tell of a mark before its release.
    inner: ['payment.by', 'passes', 'completesAt'],
    // Other people: the teacher who confirmed a payment, or decides on a request.
    names: ['payment', 'gsi1pk'],
  }),
  progress: own('Progress', 'what was done in a lesson'),
  blockStates: own('BlockStates', 'which lessons of a course were begun and done'),
  session: own('Session', 'where somebody is signed in'),
  emailChange: own('EmailChange', 'the address that somebody wants in place of theirs', {
    inner: ['tries'],
  }),
  emailChangeQuota: own('EmailChangeQuota', 'a count of one hour'),
  course: {
    whose: 'organization',
    holds: 'a course, and the id of who teaches it',
    entity: 'Course',
    erasure: 'kept',
    because:
      'students learn in it; an admin names another teacher, or it goes on without a named one',
    names: ['ownerId', 'gsi1pk'],
    where: 'taught',
    export: 'whole',
  },
  module: { whose: 'nobody', holds: 'a module; for the seconds of a copy, the id of who began it' },
  block: { whose: 'nobody', holds: 'the head of a lesson' },
  seats: { whose: 'nobody', holds: 'counts' },
  enrollmentKey: { whose: 'nobody', holds: 'a key, and how often it was used' },
  keyGuesses: own('KeyGuesses', 'a count of one hour'),
  invitation: {
    whose: 'person',
    holds: 'the address of who is invited, and the id of who invites; gone after 60 days',
    entity: 'Invitation',
    where: 'address',
    export: 'whole',
    erasure: 'deleted',
    inner: ['invitationId', 'invitedBy'],
    names: ['invitedBy'],
  },
  noInvitationMail: {
    whose: 'person',
    holds: 'that mails of invitations are not wanted',
    entity: 'NoInvitationMail',
    where: 'address',
    export: 'whole',
    erasure: 'deleted',
  },
  invitationList: {
    whose: 'person',
    holds: 'which courses an address is invited to',
    entity: 'InvitationList',
    where: 'address',
    export: { not: 'says no more than the invitations, which are in it' },
    erasure: 'deleted',
  },
  addressMails: {
    whose: 'person',
    holds: 'how many mails of invitations an address got on one day; gone after it',
    entity: 'AddressMails',
    where: 'address',
    export: { not: 'counts mails, and is gone within a day' },
    erasure: 'deleted',
  },
  notified: own('Told', 'what the last mail about a course said'),
  newsSeen: own('NewsSeen', 'up to when news were seen'),
  invitationQuota: own('InvitationQuota', 'a count of one hour'),
  waiting: {
    whose: 'person',
    holds: 'a place in the line for a seat',
    entity: 'Waiting',
    export: repeats,
    erasure: 'follows',
  },
  rosterRow: {
    whose: 'person',
    holds: 'a name and its words in the roster of a course',
    entity: 'RosterRow',
    export: repeats,
    erasure: 'follows',
  },
  rosterMark: {
    whose: 'person',
    holds: 'which rows those are',
    entity: 'RosterMark',
    export: repeats,
    erasure: 'follows',
  },
  personWord: {
    whose: 'person',
    holds: 'the words by which admins find somebody',
    entity: 'PersonWord',
    export: repeats,
    erasure: 'follows',
  },
  personFacet: {
    whose: 'person',
    holds: 'a name in the list of a role or a state',
    entity: 'PersonFacet',
    export: repeats,
    erasure: 'follows',
  },
  peopleCounts: { whose: 'nobody', holds: 'counts' },
  personMark: {
    whose: 'person',
    holds: 'which rows those are',
    entity: 'PersonMark',
    export: repeats,
    erasure: 'follows',
  },
  courseCopy: {
    whose: 'course',
    holds: 'that a course is a copy, and the id of who made it',
    entity: 'CourseCopy',
    erasure: 'kept',
    because: 'says where a course comes from',
    names: ['madeBy'],
    export: notTheirs,
  },
  blockContent: {
    whose: 'course',
    holds: 'what a lesson holds, and the id of who saved it last',
    entity: 'BlockContent',
    erasure: 'kept',
    because: 'is part of its course, and students learn from it',
    // A quiz may ask from the own bank of whoever teaches.
    names: ['savedBy', 'content'],
    export: notTheirs,
  },
  blockVersion: {
    whose: 'course',
    holds: 'an older state of a lesson, and the id of who saved it; gone after 180 days',
    entity: 'BlockVersion',
    erasure: 'kept',
    because: 'is part of its course: other teachers can bring it back',
    names: ['savedBy'],
    export: notTheirs,
  },
  courseCode: { whose: 'nobody', holds: 'the short name of a course' },
  ownCourseCode: {
    whose: 'course',
    holds: 'the short name of a course, and the id of who teaches it',
    entity: 'OwnCourseCode',
    erasure: 'kept',
    because: 'belongs to its course, and goes with it to another teacher',
    names: ['sk'],
    export: notTheirs,
  },
  media: {
    whose: 'course',
    holds: 'a file of a course, and the id of who sent it',
    entity: 'Media',
    erasure: 'kept',
    because: 'is part of its course: lessons show it',
    names: ['uploadedBy'],
    export: notTheirs,
  },
  storedFileHolder: { whose: 'nobody', holds: 'that two files share their bytes' },
  courseStorage: { whose: 'nobody', holds: 'counts' },
  ownStorage: own('StorageUse', 'how much somebody sent'),
  storageReturn: { whose: 'nobody', holds: 'that space was given back' },
  photo: {
    whose: 'person',
    holds: 'a photo of a person; its bytes lie in the media bucket',
    entity: 'Photo',
    where: 'photos',
    export: 'whole',
    erasure: 'deleted',
  },
  workFile: {
    whose: 'person',
    holds: 'a file that somebody handed in, or is about to; its bytes lie in the media bucket',
    entity: 'WorkFile',
    where: 'workFiles',
    export: 'whole',
    erasure: 'deleted',
    inner: ['upload', 'named'],
    // Of one that a group's work names, who sent it: it is the group's from then on.
    names: ['uploadedBy'],
  },
  markingFile: {
    whose: 'person',
    holds: 'a file that is given with the marking of what somebody handed in, or is about to be',
    entity: 'WorkFile',
    where: 'submissions',
    export: { not: 'is read in the submission, from its release or its return on' },
    erasure: 'deleted',
    // Who marks.
    names: ['uploadedBy'],
  },
  note: own('Note', 'what somebody wrote for themselves'),
  noteCount: own('NoteCount', 'how many notes there are'),
  rubricTemplate: own('RubricTemplate', 'a rubric that a teacher keeps for their assignments'),
  keptComment: own('KeptComment', 'a comment that somebody who marks keeps to use it again'),
  keptCommentCount: own('KeptCommentCount', 'how many comments there are'),
  rubricCount: own('RubricCount', 'how many rubrics there are'),
  bank: {
    whose: 'person',
    holds: 'how many questions a bank holds; the own one of a teacher, or a course’s',
    entity: 'Bank',
    where: 'bank',
    export: 'whole',
    erasure: 'deleted',
  },
  question: {
    whose: 'person',
    holds: 'the head of a question in the own bank of a teacher; in a course’s it is the course’s',
    entity: 'Question',
    where: 'questions',
    export: 'whole',
    erasure: 'deleted',
  },
  questionVersion: {
    whose: 'person',
    holds:
      'a state of such a question, and the id of who saved it; in a course’s bank it stays with the course',
    entity: 'QuestionVersion',
    export: { not: 'is read and taken along in the bank itself: one answer cannot hold them all' },
    erasure: 'follows',
    // Of a course's bank.
    names: ['savedBy'],
  },
  questionAsked: { whose: 'nobody', holds: 'that an attempt asked a question' },
  questionUse: { ...ofCourses, entity: 'QuestionUse', holds: 'that a quiz names a question' },
  questionUseCount: {
    ...ofCourses,
    entity: 'QuestionUseCount',
    holds: 'how many quizzes name a question',
  },
  bankDraws: { ...ofCourses, entity: 'BankDraws', holds: 'what a quiz draws from a bank' },
  quizUses: { ...ofCourses, entity: 'QuizUses', holds: 'which of those rows are of a quiz' },
  questionRow: {
    whose: 'person',
    holds: 'a place of a question in a list of its bank',
    entity: 'QuestionRow',
    export: repeatsQuestions,
    erasure: 'follows',
  },
  questionWord: {
    whose: 'person',
    holds: 'a word by which a question is found',
    entity: 'QuestionWord',
    export: repeatsQuestions,
    erasure: 'follows',
  },
  questionMark: {
    whose: 'person',
    holds: 'which rows and counts those are',
    entity: 'QuestionMark',
    export: repeatsQuestions,
    erasure: 'follows',
  },
  bankFacet: {
    whose: 'person',
    holds: 'how many questions stand in a list of a bank',
    entity: 'BankFacet',
    export: repeatsQuestions,
    erasure: 'follows',
  },
  bankTag: {
    whose: 'person',
    holds: 'how many questions of a bank have a tag',
    entity: 'BankTag',
    export: repeatsQuestions,
    erasure: 'follows',
  },
  review: own('Review', 'the questions that somebody goes over each day, while they want to'),
  attempts: own('Attempts', 'which attempts of a quiz there are, and how each ended', {
    // Handed out as far as the quiz shows it, by its results.
    inner: ['earned'],
  }),
  attempt: own('Attempt', 'when an attempt began, how long it may take and when it ended'),
  attemptPaper: {
    ...own('AttemptPaper', 'what an attempt asks, with what was decided by lot'),
    export: { not: 'says of questions what only their results may, as far as a quiz shows them' },
  },
  attemptAnswer: own('AttemptAnswer', 'what was answered'),
  attemptScore: {
    ...own('AttemptScore', 'what each answer earned'),
    export: { not: 'is read in the result, as far as the quiz shows it' },
  },
  quizCode: {
    whose: 'course',
    holds: 'the access code of a quiz, and the id of who set it',
    entity: 'QuizCode',
    erasure: 'kept',
    because: 'is part of its quiz: whoever teaches gives it out',
    names: ['changedBy'],
    export: notTheirs,
  },
  quizClock: {
    whose: 'course',
    holds:
      'minutes that were given while a quiz ran, why, and the ids of who gave and who got them',
    entity: 'QuizClock',
    erasure: 'kept',
    because: 'decides when the attempts of everybody ended',
    names: ['given'],
    export: { not: 'is part of the quiz; the end of an attempt that it moved is in the attempt' },
  },
  attemptComment: {
    ...own('AttemptComment', 'what who marked an answer wrote on it', { names: ['by'] }),
    export: { not: 'is read in the result, as far as the quiz shows it' },
  },
  mark: {
    ...own('Mark', 'what somebody got for a quiz, and which attempts count', {
      names: ['changedBy'],
    }),
    export: { not: 'is read in the results, as far as the quiz shows them' },
  },
  markChange: {
    ...own('MarkChange', 'from what a mark came to what, when, why and by whom', {
      names: ['by'],
    }),
    export: { not: 'is read in the results, as far as the quiz shows them' },
  },
  markNews: {
    ...own('MarkNews', 'which marks others changed last, and when'),
    export: { not: 'says of marks what only the results may, as far as a quiz shows them' },
  },
  gradeView: own('GradeView', 'how somebody who teaches wants to see a gradebook again'),
  gradeViewCount: own('GradeViewCount', 'how many views there are of a gradebook'),
  gradeViewDefault: own('GradeViewDefault', 'which of these views a gradebook opens with'),
  totalOverride: own('TotalOverride', 'what somebody set in place of a total, and why', {
    names: ['by'],
    inner: ['by'],
  }),
  totalChange: own('TotalChange', 'each total that was set in place of another, when and why', {
    names: ['by'],
    inner: ['by'],
  }),
  gradingScheme: { whose: 'nobody', holds: 'how the marks of a course become totals' },
  gradeItem: { whose: 'nobody', holds: 'what counts in the gradebook of a course, and as what' },
  schemeChange: {
    whose: 'course',
    holds: 'from what a grading scheme came to what, when, and the id of who changed it',
    entity: 'SchemeChange',
    erasure: 'kept',
    because: 'says why the totals of others are what they are',
    names: ['by'],
    export: notTheirs,
  },
  itemChange: {
    whose: 'course',
    holds: 'from what an item of a gradebook came to what, when, and the id of who changed it',
    entity: 'ItemChange',
    erasure: 'kept',
    because: 'says why the totals of others are what they are',
    names: ['by'],
    export: notTheirs,
  },
  bookTelling: {
    whose: 'nobody',
    holds: 'how far it has come that people are told how a course counts now, for 30 days',
  },
  bookJob: {
    whose: 'course',
    holds: 'what was done to the marks of many at once, why, and the ids of who did and undid it',
    entity: 'BookJob',
    erasure: 'kept',
    because: 'says why the marks of others are what they are',
    names: ['by', 'left', 'undone'],
    export: notTheirs,
  },
  jobRow: {
    whose: 'person',
    holds: 'what such a job does to the marks of somebody, and what they were before, for 90 days',
    entity: 'JobRow',
    where: 'jobRows',
    erasure: 'deleted',
    export: { not: 'says of marks what only the results may, as far as these are released' },
  },
  gradeRow: {
    whose: 'person',
    holds: 'the marks of somebody in a course, and what they come to',
    entity: 'GradeRow',
    export: repeatsMarks,
    erasure: 'follows',
  },
  gradeOrder: {
    whose: 'person',
    holds: 'a place by the total in a gradebook',
    entity: 'GradeOrder',
    export: repeatsMarks,
    erasure: 'follows',
  },
  gradeColumn: { whose: 'nobody', holds: 'sums' },
  keptGrading: { whose: 'nobody', holds: 'what the gradebook of a course is made of' },
  attemptRow: {
    whose: 'person',
    holds: 'that an attempt stands in a list of its quiz; of one to mark, the id of who teaches',
    entity: 'AttemptRow',
    export: repeatsAttempts,
    erasure: 'follows',
    names: ['gsi1pk'],
  },
  attemptMark: {
    whose: 'person',
    holds: 'which rows those are; where something waits, the id of who teaches',
    entity: 'AttemptMark',
    export: repeatsAttempts,
    erasure: 'follows',
    names: ['ownerId'],
  },
  figureMark: {
    whose: 'person',
    holds: 'what a first attempt has in the sums of its questions',
    entity: 'FigureMark',
    export: repeatsAttempts,
    erasure: 'follows',
  },
  questionFigures: { whose: 'nobody', holds: 'sums' },
  regrade: {
    whose: 'course',
    holds: 'what was decided for all who take a quiz, why, and the id of who decided it',
    entity: 'Regrade',
    erasure: 'kept',
    because: 'says why the marks of others are what they are',
    names: ['by'],
    export: notTheirs,
  },
  quizSums: { whose: 'nobody', holds: 'counts' },
  codeGuesses: own('CodeGuesses', 'a count of one hour'),
  attemptDue: own('AttemptDue', 'when an attempt ends that nobody comes back to'),
  passDue: {
    ...own('PassDue', 'when a lesson is done by a mark that its person learns of then'),
    export: { not: 'would tell of a mark before its release; from then on the mark is in it' },
  },
  completionDue: {
    ...own('CompletionDue', 'from when on somebody will have completed a course'),
    export: { not: 'would tell of a mark before its release; from then on the mark is in it' },
  },
  accommodation: own('Accommodation', 'what is different for somebody in a course, and why', {
    inner: ['by'],
    // The teacher who decided it.
    names: ['by'],
  }),
  quizAccommodation: own('Accommodation', 'the same at one quiz', {
    inner: ['by'],
    names: ['by'],
  }),
  groupAccommodation: {
    whose: 'course',
    holds: 'what is different for a group in a course, why, and the id of who decided it',
    entity: 'GroupAccommodation',
    erasure: 'kept',
    because: 'holds for whoever is in the group',
    names: ['by'],
    export: notTheirs,
  },
  groupQuizAccommodation: {
    whose: 'course',
    holds: 'the same at one quiz',
    entity: 'GroupAccommodation',
    erasure: 'kept',
    because: 'holds for whoever is in the group',
    names: ['by'],
    export: notTheirs,
  },
  groupSets: { whose: 'nobody', holds: 'how many sets of groups a course has' },
  groupSet: { whose: 'nobody', holds: 'a set of groups of a course' },
  group: {
    whose: 'course',
    holds: 'a group, and the ids of who is in it',
    entity: 'Group',
    erasure: 'kept',
    because: 'others are in it; the id of who is erased goes from it with their membership',
    names: ['members'],
    export: { not: 'says no more than the memberships, which are in it' },
  },
  allotment: {
    whose: 'course',
    holds: 'how a set was divided by chance, and the id of who did it',
    entity: 'Allotment',
    erasure: 'kept',
    because: 'says how the groups of others came to be',
    names: ['by'],
    export: notTheirs,
  },
  membership: own('Membership', 'which group of a set somebody is in'),
  leftGroup: own('LeftGroup', 'which group somebody left as its last, with a draft in it'),
  groupWork: own('GroupWork', 'with which group somebody handed in'),
  draft: own('Draft', 'what somebody works at, before they hand it in', {
    // In a group's draft, who saved it last.
    names: ['userId'],
  }),
  submissions: own('Submissions', 'what somebody handed in for an assignment, and what counts', {
    // Told once it is released, by the submission itself; the version counts what is done to it, too.
    inner: ['markings', 'allocation', 'version'],
    // In those of a group, who handed in first; who left the platform is no more among its members. Who marks it.
    names: ['userId', 'allocation'],
  }),
  submission: own('Submission', 'what was handed in, with the names and hashes of its files', {
    // In a group's, who handed it in, and with whom.
    names: ['userId', 'submittedBy', 'members'],
  }),
  submissionAddress: {
    whose: 'person',
    holds: 'where a submission lies, and so the id of who handed it in',
    entity: 'SubmissionAddress',
    where: 'submissions',
    export: { not: 'says no more than the submissions, which are in it' },
    erasure: 'deleted',
    // In that of a group's submission, who handed it in.
    names: ['userId'],
  },
  marking: {
    ...own('Marking', 'what who marks wrote about a submission, and what it comes to', {
      names: ['by', 'given'],
    }),
    export: { not: 'is read in the submission, from its release or its return on' },
  },
  markingComments: {
    ...own('MarkingComments', 'what who marks said of single places of a submission'),
    export: { not: 'is read in the submission, from its release or its return on' },
  },
  markerMarking: {
    ...own('MarkerMarking', 'what one of two who mark a submission apart wrote about it', {
      names: ['by'],
    }),
    export: { not: 'is among those who mark: what they came to is read in the submission' },
  },
  lookRequest: own(
    'LookRequest',
    'why somebody asked for another look, and what they were answered',
    {
      // Who answered it.
      inner: ['answeredBy'],
      names: ['answeredBy'],
    },
  ),
  staffNote: {
    whose: 'person',
    holds: 'what those who mark a submission tell one another of it, and the id of who wrote it',
    entity: 'StaffNote',
    where: 'submissions',
    export: { not: 'is among those who mark: it says what they are still to find out' },
    erasure: 'deleted',
    names: ['by'],
  },
  marksRelease: {
    whose: 'course',
    holds: 'from when on the marks of an assignment are seen, and the id of who decided it',
    entity: 'MarksRelease',
    erasure: 'kept',
    because: 'says since when others see their marks',
    names: ['by'],
    export: notTheirs,
  },
  lateRework: {
    whose: 'course',
    holds: 'that being late costs something else at an assignment, and the id of who decided it',
    entity: 'LateRework',
    erasure: 'kept',
    because: 'says by whose word the marks of others were worked out anew',
    names: ['by'],
    export: notTheirs,
  },
  courseLateRework: {
    whose: 'course',
    holds: 'that a course starts on another day, and the id of who decided it',
    entity: 'CourseLateRework',
    erasure: 'kept',
    because: 'says by whose word the marks of others were worked out anew',
    names: ['by'],
    export: notTheirs,
  },
  submissionSums: { whose: 'nobody', holds: 'counts' },
  courseMarkers: {
    whose: 'nobody',
    holds: 'a version, by which a course has no more than so many markers',
  },
  courseMarker: {
    whose: 'person',
    holds: 'that somebody marks in a course of somebody else',
    entity: 'CourseMarker',
    where: 'marksIn',
    export: 'whole',
    erasure: 'deleted',
    inner: ['seat', 'addedBy'],
    names: ['addedBy'],
  },
  toldMarker: own('ToldMarker', 'that somebody was written to that they mark in a course', {
    inner: ['seat'],
  }),
  toldReviewer: own(
    'ToldReviewer',
    'that somebody was written to what they are to review, and by when',
  ),
  allocation: {
    whose: 'course',
    holds: 'how work was shared out among markers, and the ids of these and of who did it',
    entity: 'Allocation',
    erasure: 'kept',
    because: 'says how the work of others came to whom',
    names: ['by', 'markers', 'shares'],
    export: notTheirs,
  },
  peerRound: {
    whose: 'course',
    holds: 'that reviews were dealt out, and the id of who did it',
    entity: 'PeerRound',
    erasure: 'kept',
    because: 'says how the reviews of others came to be',
    names: ['by'],
    export: notTheirs,
  },
  peerSeat: {
    whose: 'person',
    holds:
      'what somebody reviews, and the ids of who reviews their work, and of who dealt one out by hand; of a group, the ids of who handed in with it',
    entity: 'PeerSeat',
    where: 'submissions',
    export: { not: 'says who reviews whom, which nobody is told' },
    erasure: 'deleted',
    names: ['gets', 'team'],
  },
  peerTask: own('PeerTask', 'that somebody is to review a work of somebody else, until when', {
    // Whose it is, nobody who reviews may find out.
    inner: ['submissionId', 'ownSubmissionId'],
  }),
  peerReview: own('PeerReview', 'what somebody wrote about a work that they reviewed'),
  submissionRow: {
    whose: 'person',
    holds: 'that a submission stands in a list; of one to mark, the id of who teaches',
    entity: 'SubmissionRow',
    export: repeatsSubmissions,
    erasure: 'follows',
    names: ['gsi1pk'],
  },
  submissionMark: {
    whose: 'person',
    holds: 'which rows those are; where something waits, the id of who teaches',
    entity: 'SubmissionMark',
    export: repeatsSubmissions,
    erasure: 'follows',
    names: ['ownerId'],
  },
  extension: own('Extension', 'other dates and more attempts for somebody, and why', {
    inner: ['by'],
    // The teacher who decided it; in that of a group, for whom it was asked.
    names: ['by', 'userId'],
  }),
  noteQuota: own('NoteQuota', 'a count of one hour'),
  uploadQuota: own('UploadQuota', 'a count of one hour'),
  photoQuota: own('PhotoQuota', 'a count of one hour'),
  courseQuota: own('CourseQuota', 'a count of one hour'),
  stats: { whose: 'nobody', holds: 'counts' },
  learner: {
    whose: 'person',
    holds: 'that somebody is in a course',
    entity: 'Learner',
    export: repeats,
    erasure: 'follows',
  },
  keptOutline: { whose: 'nobody', holds: 'the outline of a course as its students have it' },
  keptQuizzes: { whose: 'nobody', holds: 'the quizzes of a course as its students have them' },
  quizFindings: { whose: 'nobody', holds: 'what keeps the quizzes of a course from being taken' },
  keptAssignments: {
    whose: 'nobody',
    holds: 'the assignments of a course as its students have them',
  },
  recount: { whose: 'nobody', holds: 'where a count stands' },
  featured: { whose: 'nobody', holds: 'the courses of the home page' },
  paymentText: { whose: 'nobody', holds: 'how payment is arranged' },
  contact: {
    whose: 'person',
    holds: 'what somebody wrote to the organization while signed in; gone after 90 days',
    entity: 'Contact',
    where: 'contacts',
    export: 'whole',
    erasure: 'deleted',
  },
  contactQuota: {
    whose: 'person',
    holds: 'a count of one hour, under a keyed hash',
    entity: 'ContactQuota',
    export: { not: 'is under a hash, and gone within the hour' },
    erasure: 'expires',
    within: 'an hour',
  },
  idempotency: {
    whose: 'person',
    holds: 'the answers to what somebody wrote, for a day',
    entity: 'Idempotency',
    where: 'answers',
    export: { not: 'repeats what is in it, and is gone within a day' },
    erasure: 'deleted',
  },
  erasure: {
    whose: 'person',
    holds: 'that an account is to go; in the end the tombstone: id, when, by whose order',
    entity: 'Erasure',
    where: 'erasure',
    export: 'whole',
    inner: ['orderedBy', 'coursesTo', 'person'],
    // The facts about the person go; that it happened stays, so that a restored backup can be put right.
    erasure: 'deleted',
  },
  erasureMail: own('ErasureMail', 'which mail about the erasure went out last'),
} as const satisfies Record<keyof typeof keys, DataSubjectRule>;

type Found = Extract<DataSubjectRule, { where?: Place }> & { where: Place };

const findable: Found[] = Object.values<DataSubjectRule>(dataSubjects).filter(
  (rule): rule is Found => 'where' in rule && rule.where !== undefined,
);

/** The key templates whose items concern somebody. */
export type PersonalKey = {
  [K in keyof typeof dataSubjects]: (typeof dataSubjects)[K] extends Nobodys ? never : K;
}[keyof typeof dataSubjects];

/**
 * The rule for an item that was found in a place.
 * @throws Error for one that the declaration does not know: it can neither be handed out nor erased
 */
export function ruleOf(place: Place, entity: unknown): Found {
  const rule = findable.find((one) => one.where === place && one.entity === entity);
  if (!rule) throw new Error(`Nobody declared whose data a ${String(entity)} in "${place}" is.`);
  return rule;
}
