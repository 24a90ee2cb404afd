import { BadAnswer } from '../bad-answer.ts';
import { askedOptionsOf, drawOptions } from '../choice-play.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed } from '../reviewed.ts';
import { ownId, shownAs } from '../shown-parts.ts';

export const surveyPlay: QuestionPlay<'survey'> = {
  draw: ({ type, options }, random) => ({ type, options: drawOptions(options, false, random) }),
  asked: ({ type, stem, audio, options, several, comment }, draw) => ({
    type,
    stem,
    audio,
    options: askedOptionsOf(options, draw.options),
    several,
    comment,
  }),
  stored: (content, draw, { type, choices, comment }) => {
    if (choices.length > 1 && !content.several) throw new BadAnswer('too_many');
    if (comment !== '' && !content.comment) throw new BadAnswer('not_offered');
    return { type, choices: choices.map((id) => ownId(draw.options, id)), comment };
  },
  given: (_, draw, { type, choices, comment }) => ({
    type,
    choices: choices.map((id) => shownAs(draw.options, id)),
    comment,
  }),
  isBlank: ({ choices, comment }) => choices.length === 0 && comment.trim() === '',
  score: () => null,
  review: (content) => reviewed(content, { key: null }),
  best: () => null,
  groups: (_, { choices }) => choices,
};
