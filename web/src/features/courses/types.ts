import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type PaymentText = Response<typeof contract.courses.getPaymentText>;
export type TaughtCourse = Response<typeof contract.courses.listTaught>['items'][number];
