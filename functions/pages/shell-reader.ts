import type { Bucket } from '#functions/platform/bucket.ts';
import { signedFetch } from '#functions/platform/signed-fetch.ts';

/** How long a warm function goes on with the shell that it has, in milliseconds. */
const freshForMs = 60_000;

/** The deployed `index.html`, asked for anew once it is older than a minute; the old one serves where S3 does not answer. */
export function createShellReader(bucket: Bucket) {
  let held: { text: string; readAt: number } | undefined;

  async function read(): Promise<string> {
    const answer = await signedFetch(bucket, 'index.html', {});
    if (answer.ok) return new TextDecoder().decode(await answer.bytes());
    await answer.body?.cancel();
    throw new Error(`S3 answered ${answer.status} to reading the shell`);
  }

  return {
    async current(now: number): Promise<string> {
      if (held && now - held.readAt < freshForMs) return held.text;
      try {
        held = { text: await read(), readAt: now };
      } catch (error) {
        if (!held) throw error;
      }
      return held.text;
    },
  };
}
export type ShellReader = ReturnType<typeof createShellReader>;
