import type { Person } from '../../world/open-world.ts';
import { auditGrades } from '../grade-audit.ts';
import { createGradeLedger } from '../grade-ledger.ts';
import { createGrader, makeGradedCourse } from '../grading.ts';
import { allItems } from '../platform.ts';
import { rebuiltAsLive } from '../rebuilt-as-live.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { auditWork } from '../work-audit.ts';

type Size = { rounds: number; learners: number };

/**
 * Case 85: in each round several people mark, set in place of marks and totals, regrade and import at once, for the same
 * people, from what they all saw before. After each, what was acknowledged is in the history and nothing is half done.
 */
export async function playGradeRounds({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const owner = await platform.newPerson('teachers');
  const other = await platform.newPerson('admins');
  const course = await makeGradedCourse(platform, owner, {
    learners: size.learners,
    quizzes: Math.min(10, size.rounds),
    assignments: 1,
  });
  const ledger = createGradeLedger();
  const grading = { platform, random, ledger };
  const faults: string[] = [];
  const graderOf = async ({ email }: Person) =>
    createGrader(await platform.signIn(email), course, grading);
  let rebuilt = 0;
  for (let round = 0; round < size.rounds; round += 1) {
    // All rounds take longer than tokens live.
    const [one, two] = [await graderOf(owner), await graderOf(other)];
    const seen = (await Promise.all(course.learners.map(({ userId }) => one.see(userId)))).flatMap(
      (row) => row ?? [],
    );
    const quiz = course.quizzes[round % course.quizzes.length]!;
    const items = [quiz.quizId, ...course.assignments, ...course.manual];
    const acts = [
      ...course.submissionIds.map((submissionId) => () => two.judge(submissionId)),
      () => one.type(seen, course.manual),
      () => two.type(seen, [quiz.quizId, ...course.assignments]),
      () => one.regrade(quiz),
      () => two.bring(seen, items),
      ...seen.map((row) => () => random.pick([one, two]).setTotal(row)),
    ];
    await Promise.all(random.shuffle(acts).map((act) => act()));
    await platform.runtime.drained();
    const there = await allItems(platform.table);
    const found = [...auditGrades(there), ...auditWork(there)];
    if (!(await rebuiltAsLive(platform, there))) found.push('A rebuild came to something else');
    else rebuilt += 1;
    faults.push(...found.map((fault) => `Round ${round + 1}: ${fault}`));
  }
  const facts = { rounds: size.rounds, 'rebuilt equal': rebuilt, ...ledger.facts() };
  return { facts, faults: [...faults, ...ledger.compare(await allItems(platform.table))] };
}
