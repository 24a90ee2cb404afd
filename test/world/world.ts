import { afterAll } from 'vitest';
import { createRuntime, type RuntimeOptions } from '#local/runtime.ts';
import { openWorld, type World } from './open-world.ts';
import { leavePlace, ofAnotherClock, takePlace } from './places.ts';

export type { Answer, Person, RawRequest, World } from './open-world.ts';

/** A whole platform with data of its own, in memory, that ends with the test file. */
export async function startWorld(
  options: Partial<Omit<RuntimeOptions, 'port' | 'inherited'>> = {},
): Promise<World> {
  const place = await takePlace();
  const runtime = await createRuntime({
    ...place,
    ...(options.now && { inherited: ofAnotherClock(place) }),
    dataDir: null,
    quiet: true,
    ...options,
  });
  afterAll(async () => {
    await runtime.stop();
    leavePlace(place);
  });
  return openWorld(runtime);
}
