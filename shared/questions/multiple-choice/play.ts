import { askedOptionsOf, carryOptions, drawOptions, optionOf } from '../choice-play.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf, said } from '../reviewed.ts';
import { ownId, shownAs } from '../shown-parts.ts';
import { scoreStatements } from './score.ts';

export const multipleChoicePlay: QuestionPlay<'multipleChoice'> = {
  draw: ({ type, options, shuffle }, random) => ({
    type,
    options: drawOptions(options, shuffle, random),
  }),
  asked: ({ type, stem, audio, options }, draw) => ({
    type,
    stem,
    audio,
    options: askedOptionsOf(options, draw.options),
  }),
  stored: ({ type }, draw, { choices }) => ({
    type,
    choices: choices.map((id) => ownId(draw.options, id)),
  }),
  given: ({ type }, draw, { choices }) => ({
    type,
    choices: choices.map((id) => shownAs(draw.options, id)),
  }),
  isBlank: ({ choices }) => choices.length === 0,
  score: (content, _, { choices }) => scoreStatements(content, choices),
  review: (content, draw, answer) => {
    const chosen = (answer?.choices ?? []).flatMap((id) => {
      const option = optionOf(content.options, id);
      return option ? [{ option, id: shownAs(draw.options, id) }] : [];
    });
    return reviewed(content, {
      parts: chosen.map(({ id, option }) => ({ id, verdict: rightIf(option.isRight) })),
      feedback: chosen.flatMap(({ id, option }) => said(id, option.feedback)),
      key: {
        options: draw.options.flatMap(({ id, shown }) => {
          const option = optionOf(content.options, id);
          const weight = content.scheme === 'weights' ? (option?.weight ?? 0) : null;
          return option ? [{ id: shown, isRight: option.isRight, weight }] : [];
        }),
      },
    });
  },
  best: ({ type, options, scheme }) => ({
    type,
    choices: options
      .filter(({ isRight, weight }) => (scheme === 'weights' ? weight > 0 : isRight))
      .map(({ optionId }) => optionId),
  }),
  carry: (draw, read, now) => ({
    ...draw,
    options: carryOptions(draw.options, read.options, now.options),
  }),
  groups: (_, { choices }) => choices,
};
