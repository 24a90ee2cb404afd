import { type Earned, limit, nothing } from '#shared/grading/score.ts';
import type { Credit } from '#shared/schemas/credit.ts';
import type {
  AskedQuestion,
  GivenAnswer,
  QuestionContent,
  QuestionDraw,
  QuestionReview,
  StoredAnswer,
} from '#shared/schemas/questions.ts';
import { BadAnswer } from './bad-answer.ts';
import { categorizePlay } from './categorize/play.ts';
import { clozePlay } from './cloze/play.ts';
import { essayPlay } from './essay/play.ts';
import { filePlay } from './file/play.ts';
import { formulaPlay } from './formula/play.ts';
import { hotspotPlay } from './hotspot/play.ts';
import { matchingPlay } from './matching/play.ts';
import { multipleChoicePlay } from './multiple-choice/play.ts';
import { numericPlay } from './numeric/play.ts';
import { orderingPlay } from './ordering/play.ts';
import type { QuestionPlay } from './question-definition.ts';
import type { QuestionType } from './question-types.ts';
import type { Random } from './random.ts';
import { markingOf } from './registry.ts';
import { shortTextPlay } from './short-text/play.ts';
import { singleChoicePlay } from './single-choice/play.ts';
import { surveyPlay } from './survey/play.ts';
import { trueFalsePlay } from './true-false/play.ts';

type Plays = { [T in QuestionType]: QuestionPlay<T> };

/** What becomes of each type in an attempt; a type left out does not compile. */
const plays: Plays = {
  singleChoice: singleChoicePlay,
  multipleChoice: multipleChoicePlay,
  trueFalse: trueFalsePlay,
  shortText: shortTextPlay,
  numeric: numericPlay,
  cloze: clozePlay,
  matching: matchingPlay,
  ordering: orderingPlay,
  categorize: categorizePlay,
  hotspot: hotspotPlay,
  essay: essayPlay,
  file: filePlay,
  formula: formulaPlay,
  survey: surveyPlay,
};

/** What all of them are where the type is not known. */
type AnyPlay = {
  draw: (content: QuestionContent, random: Random) => QuestionDraw;
  asked: (content: QuestionContent, draw: QuestionDraw) => AskedQuestion;
  stored: (content: QuestionContent, draw: QuestionDraw, given: GivenAnswer) => StoredAnswer;
  given: (content: QuestionContent, draw: QuestionDraw, stored: StoredAnswer) => GivenAnswer;
  isBlank: (answer: StoredAnswer) => boolean;
  score: (content: QuestionContent, draw: QuestionDraw, answer: StoredAnswer) => Earned | null;
  review: (
    content: QuestionContent,
    draw: QuestionDraw,
    answer: StoredAnswer | null,
  ) => QuestionReview;
  best: (content: QuestionContent, draw: QuestionDraw) => StoredAnswer | null;
  carry?: (draw: QuestionDraw, read: QuestionContent, now: QuestionContent) => QuestionDraw;
  groups: (content: QuestionContent, answer: StoredAnswer) => string[];
};

/** The play of a question, with what is of the same type as it. @throws BadAnswer if something is not */
function playOf({ type }: QuestionContent, ...others: ({ type: QuestionType } | null)[]): AnyPlay {
  if (others.some((one) => one !== null && one.type !== type)) throw new BadAnswer('wrong_type');
  return plays[type] as unknown as AnyPlay;
}

/** What is decided by lot when an attempt begins; kept in its paper and never sent. */
export const drawOf = (content: QuestionContent, random: Random): QuestionDraw =>
  playOf(content).draw(content, random);

/** A question as a learner is asked it in one attempt. */
export const askedOf = (content: QuestionContent, draw: QuestionDraw): AskedQuestion =>
  playOf(content, draw).asked(content, draw);

/** An answer as it came, as it is stored. @throws BadAnswer if it does not belong to the question as it was asked */
export const storedOf = (
  content: QuestionContent,
  draw: QuestionDraw,
  given: GivenAnswer,
): StoredAnswer => playOf(content, draw, given).stored(content, draw, given);

/** A stored answer as its learner gave it. */
export const givenOf = (
  content: QuestionContent,
  draw: QuestionDraw,
  stored: StoredAnswer,
): GivenAnswer => playOf(content, draw, stored).given(content, draw, stored);

/**
 * What was decided by lot, for a content that an answer is scored by.
 * @param read the content that was answered
 * @param now the one that it is scored by: the same, or a later one of the question
 */
export function drawFor(
  draw: QuestionDraw,
  read: QuestionContent,
  now: QuestionContent,
): QuestionDraw {
  if (read === now || read.type !== now.type) return draw;
  return playOf(now, draw).carry?.(draw, read, now) ?? draw;
}

/** The credit of an answer; null: it waits for a person, or its question has no points. */
export function creditOf(
  content: QuestionContent,
  draw: QuestionDraw,
  answer: StoredAnswer | null,
): Credit | null {
  const play = playOf(content, draw, answer);
  if (markingOf(content.type) === 'none') return null;
  if (answer === null || play.isBlank(answer))
    return { ...nothing, how: { how: 'unanswered' }, limited: null };
  const earned = play.score(content, draw, answer);
  return earned && limit(earned, content.belowZero);
}

/** What a result may show; the policy of the quiz withholds of it by writing null. */
export const reviewOf = (
  content: QuestionContent,
  draw: QuestionDraw,
  answer: StoredAnswer | null,
): QuestionReview => playOf(content, draw, answer).review(content, draw, answer);

/** An answer that earns all; null: there is none, or nobody can know. */
export const bestOf = (content: QuestionContent, draw: QuestionDraw): StoredAnswer | null =>
  playOf(content, draw).best(content, draw);

/** The groups that an answer counts for in the figures. */
export const groupsOf = (content: QuestionContent, answer: StoredAnswer): string[] => [
  ...new Set(playOf(content, answer).groups(content, answer)),
];
