import { contract } from '#shared/contract/index.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { decideTeacherRequest } from './decide-teacher-request.ts';
import { getMe } from './get-me.ts';
import { getUser } from './get-user.ts';
import { listTeacherRequests } from './list-teacher-requests.ts';
import { listUsers } from './list-users.ts';
import { requestTeacherRole } from './request-teacher-role.ts';
import { setRoles } from './set-roles.ts';
import { setStatus } from './set-status.ts';
import { updateMe } from './update-me.ts';

export const handler = apiHandler(
  contract.accounts,
  {
    getMe,
    updateMe,
    requestTeacherRole,
    listUsers,
    getUser,
    setStatus,
    setRoles,
    listTeacherRequests,
    decideTeacherRequest,
  },
  createBaseDeps(),
);
