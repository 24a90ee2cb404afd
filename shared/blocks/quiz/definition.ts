import { languages } from '#shared/policies/languages.ts';
import type { BlockFacts, ContentOf } from '#shared/schemas/blocks.ts';
import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { isBefore } from '../is-before.ts';
import { mostMinutes } from '../most-minutes.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { text } from '../text/definition.ts';
import { textFacts } from '../text/text-facts.ts';
import { usualFacts } from '../usual-facts.ts';
import { askedBy } from './asked-by.ts';

const usualMinutes = 15;

type Quiz = ContentOf<'quiz'>;

/** What is written in a quiz itself, as texts of their own, with the field of each. */
const textsOf = ({ instructions, sections }: Quiz) =>
  [
    { body: instructions, path: ['instructions'] },
    ...sections.map((section, at) => ({
      body: section.instructions,
      path: ['sections', at, 'instructions'],
    })),
  ].flatMap(({ body, path }) => (body ? [{ path, content: { kind: 'text' as const, body } }] : []));

const titlesOf = ({ sections }: Quiz) => sections.map(({ title }) => title);

function faultsOf({ sections, opens, closes }: Quiz): BlockFacts['faults'] {
  const slots = sections.flatMap((section) => section.slots);
  return [
    ...(slots.length > 0 && slots.every(({ points }) => points === 0)
      ? ['no_points' as const]
      : []),
    ...(opens && closes && isBefore(closes, opens) ? ['closes_before_opening' as const] : []),
  ];
}

/** The rules that lists of quizzes go by. */
const listed = ({
  sections,
  minutes,
  attempts,
  counts,
  opens,
  closes,
  passPercent,
  needsCode,
  shows,
}: Quiz) => ({
  minutes,
  attempts,
  counts,
  opens,
  closes,
  passPercent,
  needsCode,
  showsScore: { afterSubmit: shows.afterSubmit.score, afterClose: shows.afterClose.score },
  most: sections
    .flatMap(({ slots }) => slots)
    .reduce((sum, one) => sum + one.points * askedBy(one), 0),
});

function facts(quiz: Quiz): BlockFacts {
  const written = textsOf(quiz).map(({ content }) => textFacts(content));
  const titled = spokenLanguages(...titlesOf(quiz));
  return {
    ...usualFacts,
    languages: languages.filter(
      (language) =>
        titled.includes(language) && written.every((one) => one.languages.includes(language)),
    ),
    empty: quiz.sections.every(({ slots }) => slots.length === 0),
    picturesWithoutAlt: written.reduce((sum, one) => sum + one.picturesWithoutAlt, 0),
    internalLinks: [...new Set(written.flatMap((one) => one.internalLinks))].slice(0, 50),
    day: quiz.closes?.day ?? quiz.opens?.day ?? null,
    faults: faultsOf(quiz),
    quiz: listed(quiz),
  };
}

export const quiz = {
  ...usualBlock,
  asksQuestions: true,
  facts,
  media: (content) =>
    textsOf(content).flatMap(({ path, content: own }) =>
      text.media(own).map((one) => ({ ...one, path })),
    ),
  shown: (content) => ({ ...content, sections: [] }),
  completion: ['submitted', 'passed', 'marked', 'viewed'],
  usualCompletion: { rule: 'submitted' },
  usualMinutes,
  // No attempt is longer than its limit; the limit may be longer than a lesson can be.
  expectedMinutes: ({ minutes }) => Math.min(minutes ?? usualMinutes, mostMinutes),
  lacks: ({ faults }) => faults,
} as const satisfies BlockDefinition<'quiz'>;
