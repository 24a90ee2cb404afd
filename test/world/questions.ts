import type { SentBody } from '#shared/contract/route.ts';
import type { RouteById } from '#shared/contract/index.ts';
import type { Person, World } from './open-world.ts';

export type NewQuestion = SentBody<RouteById<'banks.createQuestions'>>['questions'][number];
type Content = NewQuestion['content'];

const textOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

/** What a question has beside what is asked, where nothing more is said. */
const usual = { audio: null, hints: [], feedback: null, belowZero: false };

/** A question of which all is said that it needs to be taken. */
export const trueFalse = (text = 'Water boils at 100 °C.', isTrue = true) => ({
  type: 'trueFalse' as const,
  stem: { en: textOf(text) },
  ...usual,
  isTrue,
  whenTrue: null,
  whenFalse: null,
});

/** Lines to put in order, of which each that follows the right one counts. */
export const inOrder = (...lines: string[]) => ({
  type: 'ordering' as const,
  stem: { en: textOf('Put the steps in order.') },
  ...usual,
  items: lines.map((line, at) => ({ itemId: `line${at}`, text: { en: textOf(line) } })),
  scheme: 'neighbors' as const,
});

/** Words to match: the left ones, each with the right one that belongs to it. */
export const pairsOf = (pairs: Record<string, string>) => ({
  type: 'matching' as const,
  stem: { en: textOf('Match them.') },
  ...usual,
  pairs: Object.entries(pairs).map(([left, right], at) => ({
    pairId: `pair${at}`,
    left: { en: textOf(left) },
    right: { en: right },
  })),
  distractors: [],
  scheme: 'each' as const,
});

/** A question that a person marks. */
export const essay = (text = 'Why does water boil?') => ({
  type: 'essay' as const,
  stem: { en: textOf(text) },
  ...usual,
  lines: 5,
  minWords: null,
  maxWords: null,
  template: null,
  guide: null,
  sample: null,
});

/** A question that is answered by files, and marked by a person. */
export const wantsFiles = (text = 'Show your drawing.', most = 2) => ({
  type: 'file' as const,
  stem: { en: textOf(text) },
  ...usual,
  accepts: ['application/pdf' as const, 'image/png' as const, 'image/jpeg' as const],
  most,
  mostBytes: 1_000_000,
  guide: null,
});

/** A question that nobody could answer yet. */
export const unfinished = (text = 'Name a metal.') => ({
  type: 'shortText' as const,
  stem: { en: textOf(text) },
  ...usual,
  accepted: [],
  matchCase: false,
  matchAccents: false,
});

/** A question with a picture in its stem. */
export const pictured = (mediaId: string): Content => ({
  ...trueFalse(),
  stem: {
    en: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'This is a bridge.' }] },
        { type: 'image', attrs: { mediaId, alt: 'A bridge', decorative: false } },
      ],
    },
  },
});

/** The request for one question or for several. */
export const asQuestions = (...questions: NewQuestion[]) => ({ body: { questions } });

/** A new question in a bank. */
export async function createQuestion(
  { ok }: Pick<World, 'ok'>,
  person: Person,
  bankId: string,
  question: Partial<NewQuestion> = {},
): Promise<string> {
  const { questions } = await ok(person, 'banks.createQuestions', {
    params: { bankId },
    ...asQuestions({ content: trueFalse(), ...question }),
  });
  return questions[0]?.questionId ?? '';
}
