import { fraction } from '#shared/grading/fraction.ts';
import { all, nothing } from '#shared/grading/score.ts';
import { languages, type LocalizedText } from '#shared/policies/languages.ts';
import type { DrawOf, QuestionContentOf } from '#shared/schemas/questions.ts';
import { BadAnswer } from '../bad-answer.ts';
import { carried, followWords, wordsOf } from '../follow-words.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { shuffled } from '../random.ts';
import { reviewed, rightIf } from '../reviewed.ts';
import { asShown, ownId, shownAs, showInOrder, shownIds } from '../shown-parts.ts';

type Content = QuestionContentOf<'matching'>;

/** Texts that are the same to who reads them, in each language. */
const sameText = (text: LocalizedText) =>
  JSON.stringify(languages.map((one) => text[one]?.trim().replaceAll(/\s+/gu, ' ') ?? null));

/** All that stands at the right, by the id that it has from its pair or as a distractor. */
const rightsOf = ({ pairs, distractors }: Content): Map<string, LocalizedText> =>
  new Map([
    ...pairs.map(({ pairId, right }) => [pairId, right] as const),
    ...distractors.map(({ distractorId, right }) => [distractorId, right] as const),
  ]);

/** Whether what stands at the right of one pair is as good for another. */
function isRight(content: Content, left: string, right: string): boolean {
  const rights = rightsOf(content);
  const [wanted, chosen] = [rights.get(left), rights.get(right)];
  return wanted !== undefined && chosen !== undefined && sameText(wanted) === sameText(chosen);
}

function ownRight({ rights }: DrawOf<'matching'>, shown: string): string {
  const own = rights.find((one) => one.shown === shown)?.ids[0];
  if (own === undefined) throw new BadAnswer('unknown_part');
  return own;
}

const findRight = ({ rights }: DrawOf<'matching'>, id: string) =>
  rights.find(({ ids }) => ids.includes(id))?.shown;

function rightShownAs(draw: DrawOf<'matching'>, id: string): string {
  const shown = findRight(draw, id);
  if (shown === undefined) throw new BadAnswer('unknown_part');
  return shown;
}

const wordsOfLefts = ({ pairs }: Content) =>
  wordsOf(
    pairs,
    ({ pairId }) => pairId,
    ({ left }) => left,
  );

const wordsOfRights = (content: Content) =>
  new Map([...rightsOf(content)].map(([id, text]) => [id, sameText(text)]));

/** What stood at the right, by another content: all that has the words of it there. */
function carryRights({ rights }: DrawOf<'matching'>, read: Content, now: Content) {
  const words = wordsOfRights(now);
  const follow = followWords(wordsOfRights(read), words);
  return rights.map(({ shown, ids }) => {
    const followed = ids.map(follow);
    const said = new Set(followed.map((id) => words.get(id)));
    const alike = [...words].flatMap(([id, one]) => (said.has(one) ? [id] : []));
    return { shown, ids: [...new Set([...followed, ...alike])] };
  });
}

const countRight = (content: Content, pairs: readonly { left: string; right: string }[]) =>
  pairs.filter(({ left, right }) => isRight(content, left, right)).length;

export const matchingPlay: QuestionPlay<'matching'> = {
  draw: (content, random) => {
    const groups = [...Map.groupBy(rightsOf(content), ([, text]) => sameText(text)).values()].map(
      (group) => group.map(([id]) => id),
    );
    const shown = shownIds(groups.length, random);
    return {
      type: content.type,
      lefts: showInOrder(
        content.pairs.map(({ pairId }) => pairId),
        random,
      ),
      rights: shuffled(groups, random).map((ids, at) => ({ shown: shown[at] ?? '', ids })),
    };
  },
  asked: (content, draw) => {
    const rights = rightsOf(content);
    return {
      type: content.type,
      stem: content.stem,
      audio: content.audio,
      lefts: asShown(
        draw.lefts,
        content.pairs,
        ({ pairId }) => pairId,
        ({ left }) => left,
      ),
      rights: draw.rights.flatMap(({ shown, ids }) => {
        const text = ids.map((id) => rights.get(id)).find((one) => one !== undefined);
        return text ? [{ id: shown, text }] : [];
      }),
    };
  },
  stored: ({ type }, draw, { pairs }) => ({
    type,
    pairs: pairs.map(({ left, right }) => ({
      left: ownId(draw.lefts, left),
      right: ownRight(draw, right),
    })),
  }),
  given: ({ type }, draw, { pairs }) => ({
    type,
    pairs: pairs.map(({ left, right }) => ({
      left: shownAs(draw.lefts, left),
      right: rightShownAs(draw, right),
    })),
  }),
  isBlank: ({ pairs }) => pairs.length === 0,
  score: (content, _, { pairs }) => {
    const of = content.pairs.length;
    const right = countRight(content, pairs);
    if (content.scheme === 'each')
      return { ...fraction(right, of), how: { how: 'each', right, taken: 0, of } };
    const isAllRight = right === of;
    return { ...(isAllRight ? all : nothing), how: { how: 'allOrNothing', isRight: isAllRight } };
  },
  review: (content, draw, answer) =>
    reviewed(content, {
      parts: (answer?.pairs ?? []).map(({ left, right }) => ({
        id: shownAs(draw.lefts, left),
        verdict: rightIf(isRight(content, left, right)),
      })),
      key: {
        pairs: draw.lefts
          .filter(({ id }) => content.pairs.some(({ pairId }) => pairId === id))
          .flatMap(({ id, shown }) => {
            const right = findRight(draw, id);
            return right === undefined ? [] : [{ left: shown, right }];
          }),
      },
    }),
  best: ({ type, pairs }, draw) => ({
    type,
    pairs: pairs.map(({ pairId }) => ({
      left: pairId,
      right: draw.rights.find(({ ids }) => ids.includes(pairId))?.ids[0] ?? pairId,
    })),
  }),
  carry: (draw, read, now) => ({
    ...draw,
    lefts: carried(draw.lefts, wordsOfLefts(read), wordsOfLefts(now)),
    rights: carryRights(draw, read, now),
  }),
  groups: (_, { pairs }) => pairs.map(({ left, right }) => `${left}:${right}`),
};
