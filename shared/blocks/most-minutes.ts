/** The most minutes that a block can be said to take. */
export const mostMinutes = 600;
