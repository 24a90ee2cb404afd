import type { Bucket } from '#functions/platform/bucket.ts';
import { readText } from '#functions/platform/objects.ts';

/** The time for which a warm function keeps the shell that it has, in milliseconds. */
const freshForMs = 60_000;

/** The deployed `index.html`, asked for anew once it is older than a minute; the old one serves where S3 does not answer. */
export function createShellReader(bucket: Bucket) {
  let held: { text: string; readAt: number } | undefined;

  return {
    async current(now: number): Promise<string> {
      if (held && now - held.readAt < freshForMs) return held.text;
      try {
        held = { text: await readText(bucket, 'index.html'), readAt: now };
      } catch (error) {
        if (!held) throw error;
      }
      return held.text;
    },
  };
}
export type ShellReader = ReturnType<typeof createShellReader>;
