import { setTimeout as delay } from 'node:timers/promises';
import { keys } from '#functions/data/keys.ts';
import { makeCourse, type MadeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { audit } from '../audit.ts';
import { createLedger } from '../ledger.ts';
import { author, learn } from '../load.ts';
import { allItems } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { redrive } from './redrive.ts';

type Size = { kills: number; learners: number; courses: number };

/** The most milliseconds between one kill and the next. */
const quietMs = 120;

/**
 * Case 92: under a mixed load of writes, the engine and the functions are killed at random moments. What
 * was acknowledged is there afterwards, once, and nothing is half done.
 */
export async function playKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { runtime, hooks, newPerson, table } = platform;
  const teacher = await newPerson('teachers');
  const courses: MadeCourse[] = [];
  for (let at = 0; at < size.courses; at += 1) {
    const seats = at % 2 === 0 ? Math.ceil(size.learners / 2) : null;
    courses.push(await makeCourse(platform, teacher, { blocks: 3, seats }));
  }
  const learners: Person[] = [];
  for (let at = 0; at < size.learners; at += 1) learners.push(await newPerson());

  const ledger = createLedger();
  for (const { courseId, version } of courses) ledger.begin(keys.course(courseId), version);
  let ended = false;
  let interrupted = 0;
  hooks.onInvoke = ({ error }) => {
    if (error?.kind === 'exit') interrupted += 1;
  };
  const load = { platform, random, ledger, courses, over: () => ended };
  const working = Promise.all([
    ...learners.map((person) => learn(person, load)),
    ...courses.flatMap((course) => [author(teacher, course, load), author(teacher, course, load)]),
  ]);

  const killed = { engine: 0, functions: 0 };
  for (let kill = 0; kill < size.kills; kill += 1) {
    await delay(random.below(quietMs));
    if (random.next() < 0.4) {
      await runtime.dynamodb.restart();
      killed.engine += 1;
    } else {
      await runtime.functions.killRandom(random.next);
      killed.functions += 1;
    }
  }
  ended = true;
  await working;
  hooks.onInvoke = undefined;
  await runtime.drained();
  const redriven = await redrive(runtime);

  const items = await allItems(table);
  return {
    facts: {
      'engine kills': killed.engine,
      'function kills': killed.functions,
      'invocations cut off': interrupted,
      ...ledger.facts(),
      'items audited': items.length,
      'records redriven': redriven,
    },
    faults: [...ledger.compare(items), ...audit(items)],
  };
}
