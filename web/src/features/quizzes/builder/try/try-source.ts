import { earnedBy } from '#shared/grading/attempt.ts';
import { questionStep } from '#shared/grading/score.ts';
import { type Shown, shownCredit } from '#shared/policies/shown-result.ts';
import { isComplete } from '#shared/questions/is-complete.ts';
import { askedOf, creditOf, reviewOf, storedOf } from '#shared/questions/play.ts';
import { markingOf } from '#shared/questions/registry.ts';
import type { Answer, Attempt, AttemptSource, Receipt, Result } from '../../taking/types.ts';
import type { Quiz } from '../types.ts';
import type { TriedSlot } from './paper.ts';

type Options = {
  quiz: Quiz;
  quizId: string;
  attemptId: string;
  paper: readonly TriedSlot[];
  links: Attempt['links'];
  /** In milliseconds. */
  now: () => number;
  /** Hears that what is shown has changed: the next question is open. */
  onChange: () => void;
};

type Saved = { answer: Answer; flagged: boolean; sequence: number };

const iso = (ms: number) => new Date(ms).toISOString();

/** An attempt that nobody but this page knows: taken like any other, scored by the same rules, and gone with the page. */
export function createTry(options: Options) {
  const { quiz, quizId, attemptId, paper, links, now, onChange } = options;
  const startedAt = now();
  const deadline = quiz.minutes === null ? null : startedAt + quiz.minutes * 60_000;
  const answers = new Map<string, Saved>();
  let position = 0;
  let saves = 0;
  let ended: { state: 'submitted' | 'expired'; at: number } | null = null;

  const head = () => ({
    attemptId,
    number: 1,
    state: ended?.state ?? ('open' as const),
    startedAt: iso(startedAt),
    deadline: deadline === null ? null : iso(deadline),
    endedAt: ended && iso(ended.at),
  });
  const shown = () => (quiz.back ? paper : paper.slice(position, position + 1));

  const attempt = (): Attempt => ({
    ...head(),
    quizId,
    because: deadline === null ? 'unlimited' : 'minutes',
    now: iso(now()),
    graceSeconds: 0,
    reopened: null,
    given: [],
    oneByOne: quiz.oneByOne,
    back: quiz.back,
    sections: quiz.sections.map(({ title, instructions }) => ({ title, instructions })),
    total: paper.length,
    position,
    saves,
    questions: shown().map(({ slotId, section, points, content, draw }) => {
      const saved = answers.get(slotId);
      return {
        slotId,
        section,
        points,
        asked: askedOf(content, draw),
        hints: quiz.hints ? content.hints : [],
        answer: saved?.answer ?? null,
        flagged: saved?.flagged ?? false,
        sequence: saved?.sequence ?? 0,
        isLate: false,
      };
    }),
    links,
  });

  const source: AttemptSource = {
    isKept: false,
    load: async () => attempt(),
    save: async (slotId, { sequence, answer, flagged, leave }) => {
      answers.set(slotId, { sequence, answer, flagged });
      saves += 1;
      if (leave) {
        position += 1;
        onChange();
      }
      return {
        slotId,
        sequence,
        savedAt: iso(now()),
        isLate: false,
        deadline: deadline === null ? null : iso(deadline),
        position,
        saves,
      };
    },
    submit: async (): Promise<Receipt> => {
      const isOver = deadline !== null && now() >= deadline;
      ended ??= { state: isOver ? 'expired' : 'submitted', at: isOver ? deadline : now() };
      const answered = paper.filter(({ slotId, content, draw }) =>
        isComplete(askedOf(content, draw), answers.get(slotId)?.answer ?? null),
      );
      return { ...head(), answered: answered.length, total: paper.length, isLate: false };
    },
  };

  /** The result as learners have it where so much is shown. */
  function result(shows: Shown, later: Result['later']): Result {
    const steps = paper.map(({ slotId, questionId, version, points, content, draw }) => {
      const given = answers.get(slotId)?.answer ?? null;
      const stored = given && storedOf(content, draw, given);
      const credit = creditOf(content, draw, stored);
      const marking = markingOf(content.type);
      const most = marking === 'none' ? 0 : points;
      return {
        stored,
        step: {
          ...questionStep({ questionId, version: version ?? 1, most }, credit),
          isWaiting: marking === 'byHand' && credit === null,
        },
      };
    });
    const { points, most } = earnedBy(steps.map(({ step }) => step));
    const isAsked = shows.answers || shows.verdicts || shows.feedback || shows.key;
    const pass = quiz.passPercent;
    return {
      ...head(),
      quizId,
      score: shows.score ? { points, most } : null,
      isPassed:
        pass === null || points === null || !shows.score ? null : points * 100 >= most * pass,
      shows,
      later,
      isReset: false,
      closesAt: null,
      questions: paper.map(({ slotId, section, content, draw }, at) => {
        const { stored = null, step } = steps[at] ?? {};
        const whole = reviewOf(content, draw, stored);
        return {
          slotId,
          section,
          asked: isAsked ? askedOf(content, draw) : null,
          answer: shows.answers ? (answers.get(slotId)?.answer ?? null) : null,
          isLate: false,
          comment: null,
          step:
            shows.score && step
              ? {
                  points: step.points,
                  most: step.most,
                  isWaiting: step.isWaiting,
                  change: null,
                  credit: shownCredit(shows, { ...step, change: null, mark: null }),
                }
              : null,
          review:
            shows.verdicts || shows.feedback || shows.key
              ? ({
                  ...whole,
                  parts: shows.verdicts ? whole.parts : null,
                  feedback: shows.feedback ? whole.feedback : null,
                  general: shows.feedback ? whole.general : null,
                  key: shows.key ? whole.key : null,
                } as typeof whole)
              : null,
        };
      }),
      links,
    };
  }
  return { attempt, source, result };
}
export type Try = ReturnType<typeof createTry>;
