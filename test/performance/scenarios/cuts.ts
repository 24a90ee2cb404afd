import { paths } from '#shared/screens.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { devices } from '../../e2e/support/devices.ts';
import { answerOverCuts } from '../../e2e/support/network-cuts.ts';
import { browserState } from '../../e2e/support/signed-in-state.ts';
import { wordsIn } from '../../e2e/support/words.ts';
import { unfinished } from '../../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../../world/quizzes.ts';
import { auditAttempts } from '../attempt-audit.ts';
import { allItems } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';

const words = ['a metal', 'a gas', 'a salt', 'an acid', 'a crystal'];

/** Somebody answers in a phone's browser while its network is cut at random moments. */
export async function playCuts(
  { platform, random }: Stage,
  size: { cuts: number },
): Promise<Outcome> {
  const { ok, runtime, table } = platform;
  const t = wordsIn('en');
  const teacher = await platform.newPerson('teachers');
  const questions = words.map((text) => ({
    ...unfinished(`Name ${text}.`),
    accepted: [{ text: 'word *', weight: 10_000, feedback: null }],
  }));
  const quiz = await makeQuiz(platform, teacher, questions);
  const learner = await learnerOf(platform, quiz);
  const params = await begin(platform, learner, quiz);

  const browser = await launchBrowser();
  const context = await browser.newContext({
    ...devices.phone,
    baseURL: runtime.siteUrl,
    storageState: await browserState(runtime, { email: learner.email, language: 'en' }),
  });
  const page = await context.newPage();
  await page.goto(paths.attempt(quiz.courseId, quiz.quizId, params.attemptId));
  const counts = words.map((_, at) => t('quizzes:waiting', { count: at + 1 }));
  const { faults, ...facts } = await answerOverCuts({
    page,
    random,
    cuts: size.cuts,
    fields: words.map((_, at) =>
      page
        .getByRole('region', {
          name: t('quizzes:question.of', { number: at + 1, total: words.length }),
        })
        .getByRole('textbox'),
    ),
    saved: async () => {
      // All cuts take longer than tokens live.
      const person = await platform.signIn(learner.email);
      return (await ok(person, 'quizzes.getAttempt', { params })).questions;
    },
    // What was typed before may wait as well.
    waits: () => page.getByText(new RegExp(counts.join('|'))).waitFor(),
  });
  await browser.close();
  await ok(await platform.signIn(learner.email), 'quizzes.submit', { params });
  await runtime.drained();
  return { facts, faults: [...faults, ...auditAttempts(await allItems(table))] };
}
