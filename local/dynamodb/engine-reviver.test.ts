import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { engineReviver } from './engine-reviver.ts';

const here = fileURLToPath(import.meta.url);

it('starts the engine anew, a few times within a minute, and says so', async () => {
  const said: string[] = [];
  let now = 0;
  let restarts = 0;
  const revive = engineReviver(
    here,
    (line) => said.push(line),
    () => now,
  );
  const dynamodb = {
    async restart() {
      restarts += 1;
    },
  };
  for (let at = 0; at < 3; at += 1) await revive(dynamodb);
  await expect(revive(dynamodb)).rejects.toThrow('4 times within a minute');
  now = 61_000;
  await revive(dynamodb);
  expect(restarts).toBe(4);
  expect(said).toHaveLength(4);
});

it('makes no empty table where the data is gone', async () => {
  const revive = engineReviver(`${here}.gone`, () => undefined);
  await expect(revive({ restart: async () => expect.unreachable() })).rejects.toThrow('is gone');
});
