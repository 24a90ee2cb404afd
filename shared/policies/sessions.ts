/** The days in which a sign-in can be renewed; the pool's client is told the same. */
export const sessionDays = 30;

/** The minutes in which an access token is good; the pool's client is told the same. */
export const accessMinutes = 15;

/** The time that a session may go on before it is noted again that somebody was there, in milliseconds. */
export const noteEveryMs = 3_600_000;
