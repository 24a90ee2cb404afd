/** So many rows of a file come with one request. */
export const mostImportRows = 25;
/** So many cells has a row of a file: its marks are one transaction. */
export const mostRowCells = 40;

/** So long somebody may undo what was done for many, in days; what it needs is kept for some more. */
export const undoDays = 60;

/** So many cells that were left as they were are named. */
export const mostLeft = 100;
