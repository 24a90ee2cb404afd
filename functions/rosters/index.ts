import { rosters as contract } from '#shared/contract/rosters.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { decide } from './decide.ts';
import { getLearner } from './get-learner.ts';
import { listRequests } from './list-requests.ts';
import { list } from './list.ts';

export const handler = apiHandler(
  contract,
  { list, getLearner, decide, listRequests },
  createBaseDeps(),
);
