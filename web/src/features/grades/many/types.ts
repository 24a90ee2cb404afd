import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type Job = Response<typeof contract.grades.listJobs>['items'][number];
export type JobPlan = Job['plan'];
