import { createTable } from '#functions/data/table.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { streamHandler } from '../platform/stream-handler.ts';
import { countChange } from './count-change.ts';

const table = createTable(readEnvironment('TABLE_NAME').TABLE_NAME);

/** Keeps the counts of a course (students, lessons, minutes) from the table's stream. */
export const handler = streamHandler((record) => countChange(table, record));
