import { createContext } from 'react';
import type { Work } from '#shared/schemas/work-files.ts';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';

/** Where the files of an answer go, and which are on their way; null there: it is not known yet. */
type Sending = { work: Work; underWay: FilesUnderWay | null };

/** How files of answers are sent; null: nowhere, as somebody only tries. */
export const AnswerFiles = createContext<Sending | null>(null);
