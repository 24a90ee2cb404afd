/** The sizes of the grid in pixels: the windows over rows and columns are worked out from them. */
export const sizes = { name: 224, item: 156, total: 120, head: 104, row: 44 };
