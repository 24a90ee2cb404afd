import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startHere } from '#local/lambda/start-here.ts';
import { createRuntime, type RuntimeOptions } from '#local/runtime.ts';
import { synthesize } from '#local/template/synthesize.ts';
import { openWorld, type World } from './open-world.ts';
import { leavePlace, ofAnotherClock, takePlace } from './places.ts';

export type { Answer, Person, RawRequest, World } from './open-world.ts';

let assembly: Promise<string> | undefined;
/** The template of all platforms of this worker: no source changes while tests run. */
const templatePath = async () => join(await (assembly ??= synthesize()), 'template.json');

/**
 * A whole platform with data of its own, in memory, that ends with the test file; its functions run in this process. The
 * site is not in it, unless `hasSite` says so.
 */
export async function startWorld(
  options: Partial<Omit<RuntimeOptions, 'port' | 'inherited'>> = {},
): Promise<World> {
  const place = await takePlace();
  const runtime = await createRuntime({
    ...place,
    templatePath: await templatePath(),
    ...(options.now && { inherited: ofAnotherClock(place) }),
    dataDir: null,
    quiet: true,
    startEnvironment: startHere,
    hasSite: false,
    ...options,
  });
  afterAll(async () => {
    await runtime.stop();
    leavePlace(place);
  });
  return openWorld(runtime);
}
