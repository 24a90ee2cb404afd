/**
 * Measures some routes of the tree in which it is started, which may be an older one, with what this tree
 * measures by; writes what it found to a file. `beside.ts` starts it.
 *   node …/beside-tree.ts FILE ALONE TOGETHER ROUTE …
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchRoute, type RouteResult } from './bench-route.ts';

type Plans = Pick<typeof import('./bench-plans.ts'), 'makePlans' | 'planCourses'>;
type School = Pick<typeof import('./start-school.ts'), 'startSchool'>;

const [file = '', alone = '', together = '', ...routes] = process.argv.slice(2);
const ofTree = (name: string) => import(join(process.cwd(), 'test/performance', name));
const { makePlans, planCourses } = (await ofTree('bench-plans.ts')) as Plans;
const { startSchool } = (await ofTree('start-school.ts')) as School;

const platform = await startSchool({
  courses: 100,
  students: 1000,
  outlines: planCourses,
  questions: 30,
});
const plans = await makePlans(platform);
const results: RouteResult[] = [];
for (const id of routes) {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`${process.cwd()} has no plan of ${id}.`);
  const amounts = { alone: Number(alone), together: Number(together) };
  results.push(await benchRoute(platform, plan, amounts));
}
await platform.stop();
writeFileSync(file, JSON.stringify(results));
