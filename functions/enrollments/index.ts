import { enrollments as contract } from '#shared/contract/enrollments.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { keys } from '#functions/data/keys.ts';
import { enroll } from './enroll.ts';
import { getKey, setKey } from './enrollment-key.ts';
import { getMine } from './get-mine.ts';
import { invite, listInvitations, revokeInvitation } from './invite.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { getMailStop, resumeMail, stopMail } from './mail-stop.ts';
import { request } from './request.ts';
import { withdraw } from './withdraw.ts';

/** A course and where somebody stands in it: what nearly every way into it and out of it begins with. */
const placeKeys = ({ courseId }: { courseId: string }, userId: string) => [
  keys.course(courseId),
  keys.enrollment(userId, courseId),
];

export const handler = apiHandler(
  contract,
  {
    enroll,
    joinWaitingList,
    request,
    getMine,
    withdraw,
    getKey,
    setKey,
    invite,
    listInvitations,
    revokeInvitation,
    getMailStop,
    stopMail,
    resumeMail,
  },
  createBaseDeps(),
  { enroll: placeKeys, joinWaitingList: placeKeys, request: placeKeys, getMine: placeKeys },
);
