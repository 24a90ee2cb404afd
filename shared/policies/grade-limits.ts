/** Up to so many hundredths of a percent a total is set by hand: extra credit earns more than the whole. */
export const mostSetPercent = 20_000;
