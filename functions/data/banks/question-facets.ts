import type { Query } from '#shared/contract/route.ts';
import type { banks as contract } from '#shared/contract/banks.ts';
import { fold } from '#shared/policies/fold.ts';
import { wordsOf } from '#functions/data/accounts/fold-name.ts';
import type { QuestionHead } from './questions.ts';

/** What a list of a bank is narrowed by. */
export type QuestionFilter = Pick<
  Query<typeof contract.listQuestions>,
  'type' | 'tag' | 'status' | 'difficulty' | 'unused' | 'binned'
>;

/** By how many words of its name and stem a question is found at the most. */
const mostWords = 16;

/** A tag without case and accents, and without what parts keys: `C` and `C#` are two. */
export const foldTag = (tag: string): string =>
  fold(tag).replaceAll('%', '%25').replaceAll('#', '%23');

/** A head, and whether a quiz names it. */
export type ListedQuestion = QuestionHead & { isNamed: boolean };

/** The lists of which a question is in one, or in none, whatever its tags are. */
const plainFacetsOf = (head: ListedQuestion): string[] =>
  head.binnedAt === null
    ? [
        'ALL',
        `TYPE:${head.type}`,
        `STATUS:${head.status}`,
        ...(head.difficulty === null ? [] : [`DIFFICULTY:${head.difficulty}`]),
        ...(head.isNamed ? [] : ['UNUSED']),
      ]
    : ['BIN'];

const tagsInLists = ({ tags, binnedAt }: QuestionHead) => (binnedAt === null ? tags : []);

/** The lists in which a question stands. One that is in the trash stands in no other. */
export const facetsOf = (head: ListedQuestion): string[] => [
  ...plainFacetsOf(head),
  ...new Set(tagsInLists(head).map((tag) => `TAG:${foldTag(tag)}`)),
];

/** The counts in which it is: tags as they are written. */
export const countedIn = (head: ListedQuestion): string[] => [
  ...plainFacetsOf(head),
  ...new Set(tagsInLists(head).map((tag) => `TAG:${foldTag(tag)}#${tag}`)),
];

/** The first words of its name and its stem. */
export const wordsIn = ({ name, stem }: QuestionHead): string[] =>
  wordsOf([name, stem.en, stem.es].filter(Boolean).join(' ')).slice(0, mostWords);

/** The words by which it is found. */
export const searchWordsOf = (head: QuestionHead): string[] =>
  head.binnedAt === null ? wordsIn(head) : [];

/** The lists that hold all that a filter wants, of which the shortest is read. A list of a tag is nearly always that. */
export function facetsFor({
  type,
  tag,
  status,
  difficulty,
  unused,
  binned,
}: QuestionFilter): string[] {
  if (binned) return ['BIN'];
  if (tag !== undefined) return [`TAG:${foldTag(tag)}`];
  const wanted = [
    ...(type ? [`TYPE:${type}`] : []),
    ...(difficulty ? [`DIFFICULTY:${difficulty}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    ...(unused ? ['UNUSED'] : []),
  ];
  return wanted.length > 0 ? wanted : ['ALL'];
}

/** Whether a question is what a filter wants of its head, as it is now. */
export const isWanted = (
  head: QuestionHead,
  { type, tag, status, difficulty, binned }: QuestionFilter,
): boolean =>
  (head.binnedAt !== null) === (binned !== undefined) &&
  (type === undefined || head.type === type) &&
  (status === undefined || head.status === status) &&
  (difficulty === undefined || head.difficulty === difficulty) &&
  (tag === undefined || head.tags.some((one) => foldTag(one) === foldTag(tag)));
