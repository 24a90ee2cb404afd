import {
  askedOptionsOf,
  bestOption,
  carryOptions,
  drawOptions,
  optionOf,
  scoreChoice,
  weightsShown,
} from '../choice-play.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, said, verdictOf } from '../reviewed.ts';
import { ownId, shownAs } from '../shown-parts.ts';

export const singleChoicePlay: QuestionPlay<'singleChoice'> = {
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
  stored: ({ type }, draw, { choice }) => ({ type, choice: ownId(draw.options, choice) }),
  given: ({ type }, draw, { choice }) => ({ type, choice: shownAs(draw.options, choice) }),
  isBlank: () => false,
  score: ({ options }, _, { choice }) => scoreChoice(options, choice),
  review: (content, draw, answer) => {
    const chosen = answer && optionOf(content.options, answer.choice);
    const id = answer && shownAs(draw.options, answer.choice);
    return reviewed(content, {
      parts: chosen ? [{ id, verdict: verdictOf(chosen.weight) }] : [],
      feedback: said(id, chosen?.feedback),
      key: { options: weightsShown(content.options, draw.options) },
    });
  },
  best: ({ type, options }) => {
    const choice = bestOption(options);
    return choice === null ? null : { type, choice };
  },
  carry: (draw, read, now) => ({
    ...draw,
    options: carryOptions(draw.options, read.options, now.options),
  }),
  groups: (_, { choice }) => [choice],
};
