/** By so many people a work is reviewed at the most. */
export const mostReviews = 100;
/** So many of their reviews for an assignment somebody is shown at the most, the newest ones. */
export const mostOwnReviews = 100;
