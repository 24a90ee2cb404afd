/** By so many people a work is reviewed at the most. */
export const mostReviews = 100;
