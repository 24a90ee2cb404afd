import { authors, editors } from '../security/personas.ts';
import { makeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import type { Scene } from '../world/scene.ts';
import { type Ground, type UnderTest, withAnother } from './under-test.ts';

/** Minutes for everybody. */
const tenMinutes = { minutes: 10, userId: null, reason: 'There was a fire drill.' };

export const attempts = {
  permissions: {
    'attempts.getControls': editors,
    'attempts.setCode': editors,
    'attempts.giveMinutes': editors,
    'attempts.list': editors,
    'attempts.listToMark': authors,
  },
  requests(stage) {
    const onQuiz = async (course: Scene) => {
      const { params } = await makeQuiz(stage, stage.admin, [trueFalse()], { course });
      return { params };
    };
    return {
      'attempts.getControls': onQuiz,
      'attempts.setCode': async (it) => ({ ...(await onQuiz(it)), body: { code: 'Open, sesame' } }),
      'attempts.giveMinutes': async (it) => ({ ...(await onQuiz(it)), body: tenMinutes }),
      'attempts.list': onQuiz,
      'attempts.listToMark': () => ({}),
    };
  },
  plants: {
    quizCode: async ({ world, person, own }: Ground) => {
      const { params } = await makeQuiz(world, person, [trueFalse()], { course: own });
      await world.ok(person, 'attempts.setCode', { params, body: { code: 'Open, sesame' } });
      await world.ok(person, 'attempts.giveMinutes', { params, body: tenMinutes });
    },
    quizClock: withAnother,
  },
} satisfies UnderTest<'attempts'>;
