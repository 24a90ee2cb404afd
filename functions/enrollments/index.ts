import { enrollments as contract } from '#shared/contract/enrollments.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { decide } from './decide.ts';
import { enroll } from './enroll.ts';
import { getKey, setKey } from './enrollment-key.ts';
import { getDashboard } from './get-dashboard.ts';
import { getLearner } from './get-learner.ts';
import { getMine } from './get-mine.ts';
import { invite, listInvitations, revokeInvitation } from './invite.ts';
import { getMailStop, resumeMail, stopMail } from './mail-stop.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { listMine } from './list-mine.ts';
import { listPending } from './list-pending.ts';
import { listRequests } from './list-requests.ts';
import { listRoster } from './list-roster.ts';
import { createNote, deleteNote, listNotes, updateNote } from './notes.ts';
import { recordProgress } from './record-progress.ts';
import { request } from './request.ts';
import { seeNews } from './see-news.ts';
import { withdraw } from './withdraw.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    enroll,
    joinWaitingList,
    request,
    withdraw,
    getMine,
    listMine,
    listRoster,
    getLearner,
    decide,
    listRequests,
    getKey,
    setKey,
    invite,
    listInvitations,
    revokeInvitation,
    getMailStop,
    stopMail,
    resumeMail,
    listPending,
    recordProgress,
    getDashboard,
    seeNews,
    listNotes,
    createNote,
    updateNote,
    deleteNote,
  },
  deps,
);
