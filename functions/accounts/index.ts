import { accounts as contract } from '#shared/contract/accounts.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { decideTeacherRequest } from './decide-teacher-request.ts';
import { exportMe } from './export-me.ts';
import { getMe } from './get-me.ts';
import { getUser } from './get-user.ts';
import { listTeacherRequests } from './list-teacher-requests.ts';
import { listUsers } from './list-users.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestTeacherRole } from './request-teacher-role.ts';
import { endOtherSessions, endSession, listSessions, noteSession } from './sessions.ts';
import { setRoles } from './set-roles.ts';
import { setStatus } from './set-status.ts';
import { updateMe } from './update-me.ts';

export const handler = apiHandler(
  contract,
  {
    getMe,
    updateMe,
    requestTeacherRole,
    exportMe,
    requestDeletion,
    cancelDeletion,
    listSessions,
    noteSession,
    endSession,
    endOtherSessions,
    listUsers,
    getUser,
    setStatus,
    setRoles,
    listTeacherRequests,
    decideTeacherRequest,
  },
  createBaseDeps(),
);
