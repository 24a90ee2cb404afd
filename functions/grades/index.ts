import { grades as contract } from '#shared/contract/grades.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { bookKeys } from '#functions/data/grades/load-book.ts';
import { putItem, putScheme, removeItem } from './change-book.ts';
import { beginJob, listJobs, undoJob } from './jobs.ts';
import { getBook, openingKeys } from './get-book.ts';
import { getOwn, ownKeys } from './get-own.ts';
import { getRow } from './get-row.ts';
import { listOwn } from './list-own.ts';
import { importRows } from './import-rows.ts';
import { listRows } from './rows/list-rows.ts';
import { saveMarks } from './save-marks.ts';
import { setTotal } from './set-total.ts';
import { changeView, listViews, removeView, saveView, viewKeys } from './views.ts';

export const handler = apiHandler(
  contract,
  {
    getBook,
    putScheme,
    listRows,
    saveMarks,
    setTotal,
    getRow,
    putItem,
    removeItem,
    listJobs,
    beginJob,
    importRows,
    undoJob,
    listViews,
    saveView,
    changeView,
    removeView,
    getOwn,
    listOwn,
  },
  createBaseDeps(),
  {
    getBook: openingKeys,
    listRows: bookKeys,
    getRow: bookKeys,
    saveMarks: bookKeys,
    setTotal: bookKeys,
    importRows: bookKeys,
    listViews: viewKeys,
    changeView: viewKeys,
    removeView: viewKeys,
    getOwn: ownKeys,
  },
);
