/** The address that opens the files of a course over the page on which it is arranged. */
export const mediaPanel = '?panel=media';
