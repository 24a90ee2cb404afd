/** So many items are placed anew with one change of a scheme: they are one transaction. Apart from schemas, for pages. */
export const mostPlaced = 50;
