import { createTable } from '#functions/data/table/table.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { derivedFromAttempts } from './derived-from-attempts.ts';
import { derivedFromMarks } from './derived-from-marks.ts';
import { derivedFromPeople } from './derived-from-people.ts';
import { derivedFromQuestions } from './derived-from-questions.ts';
import { derivedFromSubmissions } from './derived-from-submissions.ts';
import { completeByTotal } from './completions/complete-by-total.ts';
import { beginGradeRecount } from './grades/begin-grade-recount.ts';
import { beginTelling } from './grades/begin-telling.ts';
import { tellMarkTotals } from './grades/tell-mark-totals.ts';
import { tellTotals } from './grades/tell-totals.ts';
import { leaveGroups } from './groups/leave-groups.ts';
import { leaveDrafts, leaveWork } from './groups/leave-work.ts';
import { sweepAccommodations } from './groups/sweep-accommodations.ts';
import { sweepExtensions } from './groups/sweep-extensions.ts';
import { sweepMarkers } from './groups/sweep-markers.ts';
import { sweepDrafts } from './groups/sweep-drafts.ts';
import { sweepGroupSet } from './groups/sweep-group-set.ts';
import { keepPass } from './passes/keep-pass.ts';
import { sweepQuestion } from './questions/sweep-question.ts';
import { atOnce, oneByOne, streamHandler } from '../platform/stream-handler.ts';
import { leaveToTeacher } from './submissions/leave-to-teacher.ts';
import { shareOutWork, shareWhatComes } from './submissions/share-out-work.ts';
import { recountReturned } from './recount-returned.ts';
import { recountLearners } from './recount-learners.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');

const table = createTable(TABLE_NAME);

// Loaded when the first of their records comes: most of what a lane takes in needs none of it.
const scoring = () => import('./scoring.ts');
const presses = () => import('./presses.ts');

/**
 * The wide lane: what follows from what many people do at once. Keeps the number of a course's students, its
 * roster, and what people are found by, and counts what learners have done anew where they came back or
 * their lessons came or went. Keeps the lists of banks of questions and which of these attempts have asked, and clears
 * up behind their trash; keeps the lists of attempts, and what is told of them, scores attempts anew where who teaches
 * decided it, and ends those that nobody came back to. Keeps the lists of what was handed in, lets people see their marks
 * where who teaches released them, works out anew what being late costs by other dates, deals out what they review
 * of one another, and shares out among its markers what is to be marked. Divides people into groups by chance, takes who left a course out of its groups, the groups with a set
 * that was removed, what was different for them, their drafts, and what they were to their markers, and those whose account is gone out of what groups
 * handed in. Keeps the gradebooks of courses, makes them anew where they count otherwise and tells people what that did,
 * and what a mark of theirs did to their total, and changes the marks of many at once, or takes
 * that back. Writes lessons as done whose work has passed, from when its person may know, and courses as completed whose total is enough.
 */
export const handler = streamHandler(
  ...derivedFromPeople({ table, truth: table }),
  ...derivedFromQuestions({ table, truth: table }),
  ...derivedFromAttempts({ table, truth: table }),
  ...derivedFromMarks({ table, truth: table }),
  oneByOne(['KeptGrading'], (record) => beginGradeRecount(table, record)),
  oneByOne(['KeptGrading'], (record) => beginTelling(table, record, Date.now())),
  atOnce(['Mark'], (records) => tellMarkTotals(table, records)),
  oneByOne(['BookTelling'], (record) => tellTotals(table, record)),
  oneByOne(['BookJob'], async (record) => (await presses()).stepBookJob(table, record, Date.now())),
  ...derivedFromSubmissions({ table, truth: table }),
  atOnce(['Enrollment'], (records) => recountReturned(table, records)),
  oneByOne(['Regrade'], async (record) => (await scoring()).regradeAttempts(table, record)),
  atOnce(['Attempts'], async (records) => (await scoring()).regradeLate(table, records)),
  oneByOne(['Enrollment', 'Membership'], (record) => leaveGroups(table, record)),
  oneByOne(['GroupWork'], (record) => leaveWork(table, record)),
  oneByOne(['Membership', 'LeftGroup'], (record) => leaveDrafts(table, record)),
  oneByOne(['Group'], (record) => sweepAccommodations(table, record)),
  oneByOne(['Group', 'Submissions'], (record) => sweepDrafts(table, record, Date.now())),
  oneByOne(['Group', 'Submissions'], (record) => sweepExtensions(table, record)),
  oneByOne(['Group'], (record) => sweepMarkers(table, record)),
  oneByOne(['GroupSet'], (record) => sweepGroupSet(table, record)),
  oneByOne(['Allotment'], async (record) => (await presses()).allotPeople(table, record)),
  oneByOne(['MarksRelease'], async (record) =>
    (await presses()).releaseMarks(table, record, Date.now()),
  ),
  oneByOne(['Allocation'], (record) => shareOutWork(table, record)),
  atOnce(['Submissions'], (records) => shareWhatComes(table, records)),
  oneByOne(['CourseMarker'], (record) => leaveToTeacher(table, record)),
  oneByOne(['CourseLateRework'], async (record) => (await presses()).reworkCourse(table, record)),
  oneByOne(['LateRework'], async (record) =>
    (await presses()).reworkMarks(table, record, Date.now()),
  ),
  oneByOne(['PeerRound'], async (record) => (await presses()).dealReviews(table, record)),
  oneByOne(['AttemptDue'], async (record) => (await scoring()).endAttemptDue(table, record)),
  oneByOne(['Mark', 'PassDue'], (record) => keepPass(table, record, Date.now())),
  atOnce(['Mark', 'TotalOverride', 'Enrollment', 'CompletionDue'], (records) =>
    completeByTotal(table, records, Date.now()),
  ),
  oneByOne(['Recount'], (record) => recountLearners(table, record, Date.now())),
  oneByOne(['Question'], (record) => sweepQuestion(table, record, Date.now())),
);
