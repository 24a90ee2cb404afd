import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type OwnStanding = Response<typeof contract.enrollments.getMine>;
