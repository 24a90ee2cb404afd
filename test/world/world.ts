import { afterAll } from 'vitest';
import { createRuntime, type RuntimeOptions } from '#local/runtime.ts';
import { openWorld, type World } from './open-world.ts';

export type { Answer, Person, RawRequest, World } from './open-world.ts';

/** A whole platform of its own, in memory, that ends with the test file. */
export async function startWorld(options: Partial<RuntimeOptions> = {}): Promise<World> {
  const runtime = await createRuntime({ port: 0, dataDir: null, quiet: true, ...options });
  afterAll(() => runtime.stop());
  return openWorld(runtime);
}
