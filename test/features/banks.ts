import { ulid } from 'ulid';
import { authors, creating, editors } from '../security/personas.ts';
import { asQuestions, createQuestion, trueFalse } from '../world/questions.ts';
import type { Scene } from '../world/scene.ts';
import { quizOf } from '../support/quiz-of.ts';
import { createBlock } from '../world/courses.ts';
import { withAnother, type UnderTest } from './under-test.ts';

const ofCourse = ({ courseId }: Scene) => ({ params: { bankId: courseId } });

export const banks = {
  permissions: {
    'banks.list': authors,
    'banks.get': editors,
    'banks.listQuestions': editors,
    'banks.getQuestions': editors,
    'banks.listTags': editors,
    'banks.getQuestion': editors,
    'banks.listVersions': editors,
    'banks.getVersion': editors,
    'banks.createQuestions': creating,
    'banks.updateQuestion': editors,
    'banks.changeQuestions': editors,
  },
  requests({ ok, admin }) {
    async function onQuestion({ courseId: bankId }: Scene) {
      const questionId = await createQuestion({ ok }, admin, bankId, { tags: ['physics'] });
      return { params: { bankId, questionId } };
    }

    return {
      'banks.list': () => ({}),
      'banks.get': ofCourse,
      'banks.listQuestions': ofCourse,
      'banks.getQuestions': async (it) => {
        const { params } = await onQuestion(it);
        const { bankId, questionId } = params;
        return { params: { bankId }, query: { questions: questionId, contents: 'true' } };
      },
      'banks.listTags': ofCourse,
      'banks.getQuestion': onQuestion,
      'banks.listVersions': onQuestion,
      'banks.getVersion': async (it) => {
        const { params } = await onQuestion(it);
        return { params: { ...params, version: '1' } };
      },
      'banks.createQuestions': (it) => ({
        ...ofCourse(it),
        ...asQuestions({ content: trueFalse(), tags: ['physics'] }),
      }),
      'banks.updateQuestion': async (it) => ({
        ...(await onQuestion(it)),
        body: { version: 1, content: trueFalse('Ice melts at 0 °C.') },
      }),
      'banks.changeQuestions': async (it) => {
        const { params } = await onQuestion(it);
        const { bankId, questionId } = params;
        return {
          params: { bankId },
          body: { questionIds: [questionId], change: { do: 'setStatus', status: 'ready' } },
        };
      },
    };
  },
  plants: {
    // One that stays a question of the own bank, and one in the trash.
    question: async ({ world, person, mark }) => {
      const bankId = person.userId;
      await createQuestion(world, person, bankId, {
        name: `question of ${mark}`,
        tags: [`tag of ${mark}`],
        content: trueFalse(`stem of ${mark}`),
      });
      const questionId = await createQuestion(world, person, bankId, { name: `thrown by ${mark}` });
      await world.ok(person, 'banks.changeQuestions', {
        params: { bankId },
        body: { questionIds: [questionId], change: { do: 'bin' } },
      });
    },
    // A quiz of their own course, which asks from their own bank.
    questionUse: async ({ world, person, own: { courseId, moduleId } }) => {
      const bankId = person.userId;
      const slot = { slotId: ulid(), bankId, points: 10_000 };
      const questionId = await createQuestion(world, person, bankId);
      const slots = [
        { kind: 'fixed' as const, ...slot, questionId, version: null },
        { kind: 'draw' as const, ...slot, slotId: ulid(), tags: [], difficulty: null, count: 1 },
      ];
      const section = { sectionId: ulid(), title: null, instructions: null, shuffle: false, slots };
      await createBlock(world, person, {
        params: { courseId, moduleId },
        body: {
          title: { en: 'A quiz' },
          minutes: 5,
          preview: false,
          content: quizOf({ sections: [section] }),
        },
      });
    },
    questionUseCount: withAnother,
    bankDraws: withAnother,
    quizUses: withAnother,
    bank: withAnother,
    questionVersion: withAnother,
    questionRow: withAnother,
    questionWord: withAnother,
    questionMark: withAnother,
    bankFacet: withAnother,
    bankTag: withAnother,
  },
} satisfies UnderTest<'banks'>;
