import { enrollments as contract } from '#shared/contract/enrollments.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { enroll } from './enroll.ts';
import { getDashboard } from './get-dashboard.ts';
import { listMine } from './list-mine.ts';
import { listRoster } from './list-roster.ts';
import { createNote, deleteNote, listNotes, updateNote } from './notes.ts';
import { recordProgress } from './record-progress.ts';
import { withdraw } from './withdraw.ts';

export const handler = apiHandler(
  contract,
  {
    enroll,
    withdraw,
    listMine,
    listRoster,
    recordProgress,
    getDashboard,
    listNotes,
    createNote,
    updateNote,
    deleteNote,
  },
  createBaseDeps(),
);
