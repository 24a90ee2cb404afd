import { mostOfWork } from '#shared/grading/marked-work.ts';
import { languages } from '#shared/policies/languages.ts';
import type { BlockFacts, ContentOf } from '#shared/schemas/blocks.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { type BlockDefinition, usualBlock } from '../block-definition.ts';
import { isBefore } from '../is-before.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { text } from '../text/definition.ts';
import { textFacts } from '../text/text-facts.ts';
import { usualFacts } from '../usual-facts.ts';

type Assignment = ContentOf<'assignment'>;
type Fault = BlockFacts['faults'][number];

const instructionsOf = ({ instructions }: Assignment) =>
  instructions ? [{ kind: 'text' as const, body: instructions }] : [];

/** The words in it that are no text of their own. */
const wordsOf = ({ statement, marking }: Assignment) => [
  statement,
  ...(marking.by === 'rubric' ? marking.rubric.criteria : []).flatMap((criterion) =>
    [criterion, ...criterion.levels].flatMap(({ title, description }) => [title, description]),
  ),
];

/** Whether one is there, and not before the other. */
const isPast = (one: CourseTime | null, other: CourseTime | null) =>
  one !== null && other !== null && !isBefore(one, other);

function faultsOf({ handIn, marking, groups, opens, due, closes }: Assignment): Fault[] {
  const { files, link, recording } = handIn;
  const most = mostOfWork({ marking });
  const isBare = marking.by === 'rubric' && marking.rubric.criteria.length === 0;
  const found: [Fault, boolean][] = [
    ['nothing_to_hand_in', !(handIn.text || files || link || recording)],
    ['no_criteria', isBare],
    ['no_points', !isBare && most === 0],
    ['no_group_set', groups?.setId === null],
    ['closes_before_opening', opens !== null && closes !== null && isBefore(closes, opens)],
    ['due_before_opening', isPast(opens, due)],
    ['due_after_closing', isPast(due, closes)],
  ];
  return found.flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

/** The rules that lists of assignments go by. */
const listed = ({
  attempts,
  opens,
  due,
  closes,
  late,
  groups,
  lookDays,
  passPercent,
  anonymous,
  marking,
}: Assignment) => ({
  attempts,
  opens,
  due,
  closes,
  graceMinutes: late?.graceMinutes ?? 0,
  groupSetId: groups?.setId ?? null,
  lookDays,
  passPercent,
  anonymous,
  most: mostOfWork({ marking }),
});

function facts(content: Assignment): BlockFacts {
  const [written = usualFacts] = instructionsOf(content).map(textFacts);
  const worded = spokenLanguages(...wordsOf(content));
  return {
    ...written,
    languages: languages.filter(
      (language) => written.languages.includes(language) && worded.includes(language),
    ),
    empty: content.instructions === null || written.empty,
    day: (content.closes ?? content.due ?? content.opens)?.day ?? null,
    faults: faultsOf(content),
    assignment: listed(content),
  };
}

export const assignment = {
  ...usualBlock,
  takesWork: true,
  facts,
  media: (content) =>
    instructionsOf(content)
      .flatMap(text.media)
      .map((one) => ({ ...one, path: ['instructions'] })),
  // Whoever is marked may know by what and by whom: nothing that is secret lies in an assignment.
  shown: (content) => content,
  completion: ['submitted', 'passed', 'marked', 'viewed'],
  usualCompletion: { rule: 'submitted' },
  usualMinutes: 60,
  // The facts of one that was a mere place in an outline say nothing of assignments until it is saved.
  lacks: ({ faults, assignment: rules }) => (rules === null ? ['nothing_to_hand_in'] : faults),
} as const satisfies BlockDefinition<'assignment'>;
