import { accounts as contract } from '#shared/contract/accounts.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { cancelErasure } from './cancel-erasure.ts';
import { countUsers } from './count-users.ts';
import { decideTeacherRequest } from './decide-teacher-request.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.ts';
import { exportMe } from './export-me.ts';
import { getErasure } from './get-erasure.ts';
import { getMe } from './get-me.ts';
import { getUser } from './get-user.ts';
import { listTeacherRequests } from './list-teacher-requests.ts';
import { listUsers } from './list-users.ts';
import { orderErasure } from './order-erasure.ts';
import { createPoolAccounts } from './pool-accounts.ts';
import { explainTeacherRequest, getTeacherRequest } from './own-teacher-request.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestTeacherRole } from './request-teacher-role.ts';
import { endOtherSessions, endSession, listSessions, noteSession } from './sessions.ts';
import { setPhoto } from './set-photo.ts';
import { setRoles } from './set-roles.ts';
import { setStatus } from './set-status.ts';
import { updateMe } from './update-me.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET, USER_POOL_ID } = readEnvironment(
  'MEDIA_ORIGIN',
  'ORIGIN_SECRET',
  'USER_POOL_ID',
);

export const handler = apiHandler(
  contract,
  {
    getMe,
    updateMe,
    setPhoto,
    requestTeacherRole,
    getTeacherRequest,
    explainTeacherRequest,
    exportMe,
    requestDeletion,
    cancelDeletion,
    listSessions,
    noteSession,
    endSession,
    endOtherSessions,
    requestEmailChange,
    confirmEmailChange,
    listUsers,
    countUsers,
    getUser,
    setStatus,
    setRoles,
    getErasure,
    orderErasure,
    cancelErasure,
    listTeacherRequests,
    decideTeacherRequest,
  },
  {
    ...createBaseDeps(),
    links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET),
    poolAccounts: createPoolAccounts(createPoolClient(), USER_POOL_ID),
  },
);
