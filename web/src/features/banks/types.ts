import type { contract } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Response } from '#shared/contract/route.ts';

export type QuestionRow = Response<typeof contract.banks.listQuestions>['items'][number];
/** A bank and how many questions its lists have. */
export type BankOverview = Response<typeof contract.banks.get>;
export type Bank = BankOverview['bank'];
/** What `banks.listQuestions` is asked beside its bank. */
export type QuestionQuery = NonNullable<CallInput<'banks.listQuestions'>['query']>;
export type QuestionChange = CallInput<'banks.changeQuestions'>['body']['change'];
/** A question whole, as its editors get it. */
export type Question = Response<typeof contract.banks.getQuestion>;
