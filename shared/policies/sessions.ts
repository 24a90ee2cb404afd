/** How long a sign-in can be renewed, in days; also what the pool's client is told. */
export const sessionDays = 30;

/** How long an access token is good, in minutes; also what the pool's client is told. */
export const accessMinutes = 15;

/** How long a session may go on before it is noted again that somebody was there, in milliseconds. */
export const noteEveryMs = 3_600_000;
