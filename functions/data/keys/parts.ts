/** What keys are put together from: the names of partitions, and of what lies in them. */

export const course = (courseId: string) => `COURSE#${courseId}`;
export const block = (blockId: string) => `BLOCK#${blockId}`;
export const user = (userId: string) => `USER#${userId}`;
export const stats = (courseId: string) => `STATS#${courseId}`;
export const line = (courseId: string) => `WAITING#${courseId}`;
export const invited = (addressHash: string) => `INVITATION#${addressHash}`;
export const learners = (courseId: string) => `LEARNERS#${courseId}`;
/** A partition for each order, so that a crowd's rows do not all lie in one, which takes a thousand units a second. */
export const roster = (courseId: string, state: string, order: string) =>
  `ROSTER#${courseId}#${state}#${order}`;
export const people = (initial: string) => `PEOPLE#${initial}`;
export const question = (questionId: string) => `QUESTION#${questionId}`;
export const questionWords = (bankId: string) => `QUESTIONS#${bankId}#WORD`;
/** A partition for each list of a bank in each order. */
export const questionList = (bankId: string, order: string, facet: string) =>
  `QUESTIONS#${bankId}#${order}#${facet}`;
export const quiz = (quizId: string) => `QUIZ#${quizId}`;
/** Under the bank, too, in which a quiz believes it to be: one that lies elsewhere is not what that quiz asks. */
export const questionUses = (bankId: string, questionId: string) =>
  `QUESTION_USES#${bankId}#${questionId}`;
export const bankDraws = (bankId: string) => `BANK_DRAWS#${bankId}`;
export const attempt = (courseId: string, quizId: string, attemptId: string) =>
  `ATTEMPT#${courseId}#${quizId}#${attemptId}#`;
/** A partition for each list of the attempts of a quiz. */
export const attemptList = (quizId: string, list: string) => `ATTEMPT_LIST#${quizId}#${list}`;
export const attemptMarks = (quizId: string, userId: string) => `ATTEMPT_MARK#${quizId}#${userId}`;
export const quizFigures = (quizId: string) => `QUIZ_FIGURES#${quizId}`;
export const groupsOf = (courseId: string) => `GROUPS#${courseId}`;
export const atAssignment = (courseId: string, assignmentId: string) =>
  `${courseId}#${assignmentId}`;
export const gradebook = (courseId: string) => `GRADEBOOK#${courseId}`;
export const grades = (courseId: string) => `GRADES#${courseId}`;
export const assignment = (assignmentId: string) => `ASSIGNMENT#${assignmentId}`;
export const submissionOf = (submissionId: string) => `SUBMISSION#${submissionId}`;
/** A partition for each list of what was handed in for an assignment. */
export const submissionList = (assignmentId: string, list: string) =>
  `SUBMISSION_LIST#${assignmentId}#${list}`;
export const markersOf = (courseId: string) => `MARKERS#${courseId}`;
export const peerSeats = (assignmentId: string) => `PEER_SEATS#${assignmentId}`;
export const answers = (sender: string) => `IDEMPOTENCY#${sender}`;
