import { isDeepStrictEqual } from 'node:util';
import type {
  AskedOf,
  AskedQuestion,
  GivenAnswer,
  QuestionContent,
  QuestionContentOf,
} from '#shared/schemas/questions.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';

type Shown = { id: string; text: unknown };

/** The ids under which some texts are shown. */
const shownAs = (shown: Shown[], wanted: unknown[]): string[] =>
  wanted.flatMap((text) => shown.find((one) => isDeepStrictEqual(one.text, text))?.id ?? []);

const turned = <T>(list: T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

const essays = [
  'The file could be missing, or one of its lines could have a word where a number should be. The program should say which line it could not read, leave it out, and add up the others, so that one slip does not cost the whole sum.',
  'It might be empty. Then the sum is 0, and the program should say so.',
  'Mi alternativa es quedarme con el cliente que tengo. La otra empresa necesita tener los textos antes de su feria de marzo, así que el plazo les importa más que el precio. Propondré entregarlos el día 3 por 900 euros, que es lo que cobré por un encargo parecido.',
  'Pediría más dinero y esperaría a ver qué dicen.',
];

type Answering = {
  [T in QuestionType]?: (
    content: QuestionContentOf<T>,
    asked: AskedOf<T>,
    isRight: boolean,
    roll: number,
  ) => object | null;
};

/** Answers as somebody gives them who knows the question, or does not; `roll` in [0, 1) says how they are wrong. */
const answering: Answering = {
  singleChoice({ options }, asked, isRight, roll) {
    const fitting = options.filter(({ weight }) => (weight === 10_000) === isRight);
    const chosen = fitting[Math.floor(roll * roll * fitting.length)];
    return chosen ? { choice: shownAs(asked.options, [chosen.text])[0] } : null;
  },
  multipleChoice({ options }, asked, isRight, roll) {
    const right = options.filter((option) => option.isRight).map(({ text }) => text);
    const wrong = options.filter((option) => !option.isRight).map(({ text }) => text);
    const chosen = isRight
      ? right
      : roll < 0.5
        ? right.slice(1)
        : [...right.slice(1), ...wrong.slice(1)];
    return { choices: shownAs(asked.options, chosen) };
  },
  trueFalse: ({ isTrue }, _, isRight) => ({ isTrue: isTrue === isRight }),
  shortText({ accepted }, _, isRight, roll) {
    const wrong = accepted.filter(({ weight }) => weight === 0)[0]?.text;
    return { text: isRight ? accepted[0]?.text : roll < 0.7 && wrong ? wrong : 'no sé' };
  },
  numeric({ accepted }, _, isRight, roll) {
    const [right, near] = accepted.map(({ value }) => value);
    const off = String(Number(right) + (roll < 0.6 ? 1 : -2));
    return { number: isRight ? right : roll < 0.4 && near ? near : off, unit: '' };
  },
  cloze: ({ gaps }, _, isRight, roll) => ({
    gaps: gaps.flatMap(({ gapId, of }, at): object[] => {
      const isKnown = isRight || (at > 0 && roll < 0.5);
      if (of.type === 'shortText')
        return [{ type: of.type, gapId, text: isKnown ? of.accepted[0]?.text : 'loop' }];
      if (of.type === 'numeric')
        return [{ type: of.type, gapId, number: isKnown ? of.accepted[0]?.value : '6', unit: '' }];
      return [];
    }),
  }),
  matching({ pairs }, { lefts, rights }, isRight) {
    const wanted = pairs.map(({ right }) => right);
    const given = isRight ? wanted : [...wanted.slice(0, 1), ...turned(wanted.slice(1))];
    return {
      pairs: pairs.map(({ left }, at) => ({
        left: shownAs(lefts, [left])[0],
        right: shownAs(rights, [given[at]])[0],
      })),
    };
  },
  ordering({ items }, asked, isRight) {
    const wanted = items.map(({ text }) => text);
    return { items: shownAs(asked.items, isRight ? wanted : turned(wanted)) };
  },
  categorize({ items, categories }, asked, isRight) {
    const named = categories.map(({ categoryId, name }) => [
      categoryId,
      shownAs(asked.categories, [name])[0] ?? null,
    ]);
    const shown = new Map(named as [string, string | null][]);
    const places = items.map(({ categoryId }) =>
      categoryId === null ? null : (shown.get(categoryId) ?? null),
    );
    const given = isRight ? places : turned(places);
    return {
      items: items.flatMap(({ text }, at) =>
        shownAs(asked.items, [text]).map((item) => ({ item, category: given[at] ?? null })),
      ),
    };
  },
  essay(_, asked, isRight) {
    const isSpanish = asked.stem.en === undefined;
    return { text: essays[(isSpanish ? 2 : 0) + (isRight ? 0 : 1)] };
  },
  survey({ options }, asked, _, roll) {
    const chosen = options[Math.floor(roll * options.length)];
    return { choices: chosen ? shownAs(asked.options, [chosen.text]) : [], comment: '' };
  },
};

/** An answer to what somebody is asked; null: they leave it open. */
export function answerOf(
  content: QuestionContent,
  asked: AskedQuestion,
  isRight: boolean,
  roll: number,
): GivenAnswer | null {
  const give = answering[content.type] as
    | ((
        content: QuestionContent,
        asked: AskedQuestion,
        isRight: boolean,
        roll: number,
      ) => object | null)
    | undefined;
  const given = give?.(content, asked, isRight, roll);
  return given ? ({ type: content.type, ...given } as GivenAnswer) : null;
}
