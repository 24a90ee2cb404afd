/** The most markers of a course, beside who teaches it. */
export const mostMarkers = 20;
/** The most groups whose work is one marker's. */
export const mostMarkedGroups = 20;
/** How many works are given to markers by hand at once. */
export const mostAssigned = 20;

/** The ways in which work is shared out among those who mark it. */
export const allocationWays = ['evenly', 'bySection'] as const;
