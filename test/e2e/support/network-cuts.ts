import type { Locator, Page, Route } from 'playwright-core';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import type { Random } from '../../performance/random.ts';

type Cuts = {
  page: Page;
  random: Random;
  cuts: number;
  /** The fields of the questions, each for a short text. */
  fields: Locator[];
  /** What the server has, in the order of the fields. */
  saved: () => Promise<{ slotId: string; sequence: number; answer: GivenAnswer | null }[]>;
  /** Waits until the page says that an answer waits. */
  waits: () => Promise<unknown>;
};

const puts = (route: Route) => route.request().method() === 'PUT';

/** What the browser keeps of answers that no server has acknowledged. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('attempt-answers'))
      .map(([, value]) => value)
      .join(),
  );

/**
 * Answers questions while the network is cut at random moments: before a request leaves, on its way, when its answer
 * comes back, with a reload behind it. Everything that was typed is at the server or waits on the device, and nothing
 * that was acknowledged is lost; in the end all of it is at the server.
 * @returns a sentence for each thing that is not so
 */
export async function answerOverCuts({ page, random, cuts, fields, saved, waits }: Cuts) {
  const typed = fields.map(() => '');
  const acknowledged = new Map<string, number>();
  const faults: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/answers/') || !response.ok()) return;
    // A reload may take the body away before it was read.
    const told = (response.json() as Promise<{ slotId: string; sequence: number }>).then(
      ({ slotId, sequence }) => acknowledged.set(slotId, sequence),
    );
    told.catch(() => undefined);
  });

  /** Holds what was typed against the device and, after that, the server: it may come there in between. */
  async function compare(moment: string): Promise<void> {
    const kept = await keptIn(page);
    const known = new Map(acknowledged);
    const there = await saved();
    typed.forEach((text, at) => {
      const answer = there[at]?.answer;
      const saved = answer?.type === 'shortText' ? answer.text : '';
      if (saved !== text && !kept.includes(`"${text}"`))
        faults.push(`${moment}: "${text}" is neither at the server nor on the device`);
    });
    for (const { slotId, sequence } of there)
      if (sequence < (known.get(slotId) ?? 0))
        faults.push(`${moment}: number ${known.get(slotId)} was acknowledged, and is lost`);
  }

  /** Cuts the next request that saves an answer, before the server has it or after. */
  const cutNext = (arrives: boolean) =>
    page.route(
      /\/answers\//,
      async (route) => {
        if (!puts(route)) return route.fallback();
        if (arrives) await route.fetch().catch(() => undefined);
        return route.abort('connectionreset').catch(() => undefined);
      },
      { times: 1 },
    );

  const manners = {
    async offline(type: () => Promise<void>) {
      await page.context().setOffline(true);
      await type();
      await waits();
      await compare('offline');
      await page.context().setOffline(false);
    },
    async 'on the way there'(type: () => Promise<void>) {
      await cutNext(false);
      await type();
    },
    async 'on the way back'(type: () => Promise<void>) {
      await cutNext(true);
      await type();
    },
    async 'offline and reloaded'(type: () => Promise<void>) {
      await manners.offline(type);
      await page.reload();
    },
    async 'by a reload'(type: () => Promise<void>) {
      await type();
      await page.waitForTimeout(random.below(250));
      await page.reload();
    },
  };
  const names = Object.keys(manners) as (keyof typeof manners)[];

  for (const field of fields) await field.waitFor();
  for (let cut = 1; cut <= cuts; cut += 1) {
    const at = random.below(fields.length);
    const field = fields[at];
    if (!field) continue;
    const name = cut <= names.length ? names[cut - 1] : random.pick(names);
    if (!name) continue;
    await manners[name](async () => {
      typed[at] = `word ${cut}`;
      await field.fill(typed[at]);
    });
    await field.waitFor();
    const shown = await field.inputValue();
    if (shown !== typed[at]) faults.push(`${name}: the page shows "${shown}", not "${typed[at]}"`);
    await compare(name);
  }
  await page.unroute(/\/answers\//);
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('attempt-answers')),
  );
  await compare('at the end');
  return { faults, acknowledged: acknowledged.size, cuts };
}
