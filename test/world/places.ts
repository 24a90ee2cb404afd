import { makeSigningKey } from '#local/cognito/signing-key.ts';
import type { RuntimeOptions } from '#local/runtime.ts';
import { createWarmExecutions, ofAnotherTime } from '#local/lambda/warm-executions.ts';
import { createSecrets } from '#local/template/secrets.ts';
import { fourPorts } from '../support/four-ports.ts';

/** The place of an ended platform of this worker, for the next one: its addresses, secrets and warm functions. */
export type Place = Required<Pick<RuntimeOptions, 'port' | 'inherited'>>;

/** How long functions remember what the next platform has otherwise: the catalogue, and the page that is filled. */
const remembersForMs = ({ name }: { name: string }): number =>
  name.endsWith('-catalog') ? 2000 : name.endsWith('-pages') ? 60_000 : 0;

const free: Place[] = [];
/** Behind the ports of all places that this worker has made. */
let nextPort: number | undefined;

async function makePlace(): Promise<Place> {
  const port = await fourPorts(nextPort);
  nextPort = port + 4;
  return {
    port,
    inherited: {
      secrets: createSecrets(null),
      signingKey: makeSigningKey(),
      executions: createWarmExecutions(remembersForMs),
    },
  };
}

/**
 * A place on which no platform stands. Each platform has data of its own; what they share are functions that have
 * loaded their code, as people share them in the cloud.
 */
export async function takePlace(): Promise<Place> {
  for (let place = free.pop(); place; place = free.pop())
    if ((await fourPorts(place.port)) === place.port) return place;
  return makePlace();
}

/** The platform on it has ended. */
export const leavePlace = (place: Place): void => void free.push(place);

/** What stands on a place by a clock of its own. */
export const ofAnotherClock = ({ inherited }: Place): Place['inherited'] => ({
  ...inherited,
  executions: ofAnotherTime(inherited.executions, remembersForMs),
});
