import type { contract } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Response } from '#shared/contract/route.ts';

export type QuestionRow = Response<typeof contract.banks.listQuestions>['items'][number];
export type Bank = Response<typeof contract.banks.get>['bank'];
/** What `banks.listQuestions` is asked beside its bank. */
export type QuestionQuery = NonNullable<CallInput<'banks.listQuestions'>['query']>;
export type QuestionChange = CallInput<'banks.changeQuestions'>['body']['change'];
/** A question whole, as its editors get it. */
export type Question = Response<typeof contract.banks.getQuestion>;
