import { partLength, uploadLimits } from '#shared/policies/upload-limits.ts';
import type { Transport } from './transport.ts';

/** The most parts that are on their way at once. */
export const atOnce = 3;
/** Addresses are asked for so many at a time: those of the next minutes. */
const batch = 6;

type Ways<Place> = {
  transport: Pick<Transport<Place, never>, 'addresses' | 'sendPart'>;
  /** Does it until it goes well, or does not by its nature. */
  untilDone: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

/** Sends the parts of a file that have not arrived, three at a time, and tells how many bytes are there. */
export async function sendParts<Place>(
  { place, mediaId }: { place: Place; mediaId: string },
  file: Blob,
  arrived: number[],
  { transport, untilDone, signal: asked, onProgress }: Ways<Place>,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([asked, failed.signal]);
  const parts = Math.ceil(file.size / uploadLimits.partBytes);
  const there = new Set(arrived);
  const open = Array.from({ length: parts }, (_, at) => at + 1).filter((one) => !there.has(one));
  const sent = new Map(arrived.map((number) => [number, partLength(file.size, number)]));
  const addresses = new Map<number, string>();
  const tell = () => onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
  let asking: Promise<void> | null = null;

  async function addressOf(number: number): Promise<string> {
    while (!addresses.has(number)) {
      asking ??= (async () => {
        const numbers = [number, ...open.slice(0, batch - 1)];
        const answer = await transport.addresses(place, mediaId, numbers);
        for (const part of answer.parts) addresses.set(part.number, part.url);
      })().finally(() => {
        asking = null;
      });
      await asking;
    }
    return addresses.get(number) ?? '';
  }

  async function sendOne(number: number): Promise<void> {
    const start = (number - 1) * uploadLimits.partBytes;
    const bytes = partLength(file.size, number);
    const report = (done: number) => {
      sent.set(number, Math.min(done, bytes));
      tell();
    };
    await untilDone(async () => {
      try {
        const url = await addressOf(number);
        await transport.sendPart(url, file.slice(start, start + bytes), {
          signal,
          onProgress: report,
        });
      } catch (error) {
        // Whatever it was, the next try asks for a fresh address: this one may be too old.
        addresses.delete(number);
        report(0);
        throw error;
      }
    }, signal);
    report(bytes);
  }

  const lane = async (): Promise<void> => {
    for (let next = open.shift(); next !== undefined; next = open.shift()) await sendOne(next);
  };
  tell();
  try {
    await Promise.all(Array.from({ length: atOnce }, lane));
  } catch (error) {
    // One that cannot go well ends the others too.
    failed.abort();
    throw error;
  }
}
