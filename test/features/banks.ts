import { ulid } from 'ulid';
import { authors, creating, editors, row } from '../security/personas.ts';
import { asQuestions, createQuestion, trueFalse } from '../world/questions.ts';
import type { Scene } from '../world/scene.ts';
import { quizOf } from '../support/quiz-of.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { createBlock } from '../world/courses.ts';
import { withAnother, type UnderTest } from './under-test.ts';

const keptRubric = (name = 'A rubric') => ({ name, rubric: rubricOf([10, [10, 0]]) });

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
    'banks.listRubrics': authors,
    'banks.createRubric': row(401, 403, 403, 201, 201, 201, 403),
    'banks.renameRubric': authors,
    'banks.deleteRubric': authors,
  },
  requests({ ok, call, admin }) {
    async function onQuestion({ courseId: bankId }: Scene) {
      const questionId = await createQuestion({ ok }, admin, bankId, { tags: ['physics'] });
      return { params: { bankId, questionId } };
    }

    /** A rubric of the person's own, or one that there is not where they may keep none. */
    async function onRubric({ person }: Scene) {
      const made = await call(person, 'banks.createRubric', { body: keptRubric() });
      return { params: { rubricId: made.status === 201 ? made.body.rubricId : ulid() } };
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
      'banks.listRubrics': () => ({}),
      'banks.createRubric': () => ({ body: keptRubric() }),
      'banks.renameRubric': async (it) => ({
        ...(await onRubric(it)),
        body: { version: 1, name: 'Another name' },
      }),
      'banks.deleteRubric': onRubric,
    };
  },
  plants: {
    rubricTemplate: ({ world, person, mark }) =>
      world.ok(person, 'banks.createRubric', { body: keptRubric(`rubric of ${mark}`) }),
    rubricCount: withAnother,
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
