import { existsSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import type { Dynamodb } from './start-dynamodb.ts';

/** So often within a minute the engine is started anew; after that something is wrong that a start does not mend. */
const mostInAMinute = 3;

/**
 * Answers what to do when the engine ends unasked: it starts it anew on the same file and says so.
 * @param file of the engine's data
 * @param say tells whoever started the platform
 * @param now milliseconds since the epoch
 */
export function engineReviver(file: string, say: (line: string) => void, now = Date.now) {
  let revivedAt: number[] = [];
  /** @throws StartError in one sentence where a new start would be of no use */
  return async (dynamodb: Pick<Dynamodb, 'restart'>): Promise<void> => {
    if (!existsSync(file))
      throw new StartError(
        `The table's engine has ended and its data ${file} is gone: put it back, or start over with npm start -- --fresh.`,
      );
    revivedAt = [...revivedAt.filter((at) => now() - at < 60_000), now()];
    if (revivedAt.length > mostInAMinute)
      throw new StartError(
        `The table's engine has ended ${revivedAt.length} times within a minute: what it said stands above.`,
      );
    await dynamodb.restart();
    say(
      "The table's engine had ended; it was started anew, and nothing that was acknowledged is lost.",
    );
  };
}
