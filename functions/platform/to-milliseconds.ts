/** Seconds as fine as a video's clock: the table refuses the tiniest fractions that JSON can write. */
export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
