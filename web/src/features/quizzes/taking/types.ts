import type { contract } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Response } from '#shared/contract/route.ts';
import type { Work } from '#shared/schemas/work-files.ts';

export type Attempt = Response<typeof contract.quizzes.getAttempt>;
export type AttemptQuestion = Attempt['questions'][number];
export type SavedAnswer = Response<typeof contract.quizzes.saveAnswer>;
export type Result = Response<typeof contract.quizzes.getResult>;
export type AttemptClock = Response<typeof contract.quizzes.getTime>;
export type Answer = AttemptQuestion['answer'];
/** What a save says. */
export type AnswerBody = CallInput<'quizzes.saveAnswer'>['body'];

/** Where the answers of an attempt go: to the server, or nowhere where somebody only tries. */
export type AttemptSource = {
  /** Whether the device keeps what waits for it: of what somebody only tries, nothing is left. */
  isKept: boolean;
  load: () => Promise<Attempt>;
  /** @param key the same for each try of one save */
  save: (slotId: string, body: AnswerBody, key: string) => Promise<SavedAnswer>;
  /** The time as it stands; absent where nobody gives any. */
  time?: () => Promise<AttemptClock>;
  /** For what the files of an answer are; absent where nobody sends any. */
  workOf?: (slotId: string) => Work;
  submit: () => Promise<Receipt>;
};
/** What the end of an attempt says. */
export type Receipt = Response<typeof contract.quizzes.submit>;
