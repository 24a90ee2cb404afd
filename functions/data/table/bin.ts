/** The time in which something in the trash can be restored, in seconds: 30 days. */
const inBinSeconds = 30 * 86_400;

/** The time when the table forgets what is in the trash, in seconds; readers leave it out from that instant on. */
export const endOfBin = (binnedAt: string | null): number | undefined =>
  binnedAt === null ? undefined : Math.floor(Date.parse(binnedAt) / 1000) + inBinSeconds;
