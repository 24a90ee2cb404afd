import { begin, type MadeQuiz } from './quizzes.ts';
import type { Person, World } from './world.ts';

const moveTo = (timeZone: string) => async (world: Pick<World, 'ok'>, person: Person) => {
  const { version } = await world.ok(person, 'accounts.getMe');
  await world.ok(person, 'accounts.updateMe', { body: { version, timeZone } });
};
/** Puts somebody where a day begins last. */
export const fromEarliest = moveTo('Pacific/Pago_Pago');
/** A day of theirs goes by: from where it begins last to where it begins first, a day is a later one by now. */
export const nextDay = moveTo('Pacific/Kiritimati');

export const truth = (isTrue: boolean) => ({ type: 'trueFalse', isTrue }) as const;

/** Answers the first question rightly and all others wrongly, and looks at the result. */
export async function miss(world: World, learner: Person, quiz: MadeQuiz): Promise<void> {
  const params = await begin(world, learner, quiz);
  for (const [at, { slotId }] of quiz.slots.entries())
    await world.ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, answer: truth(at === 0), flagged: false },
    });
  await world.ok(learner, 'quizzes.submit', { params, body: {} });
  await world.ok(learner, 'quizzes.getResult', { params });
}

export const questionOf = ({ slots }: MadeQuiz, at: number): string => {
  const slot = slots[at];
  return slot?.kind === 'fixed' ? slot.questionId : '';
};
