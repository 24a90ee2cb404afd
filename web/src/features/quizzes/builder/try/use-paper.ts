import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secureRandom } from '#shared/questions/random.ts';
import { builderQueries } from '../queries.ts';
import { slotsIn } from '../sections.ts';
import type { DrawSlot, Quiz } from '../types.ts';
import { type PlaceToAsk, paperOf, placesOf, type TriedSlot } from './paper.ts';
import type { Attempt } from '../../taking/types.ts';

/** The questions of a try with their files; null: something is missing, so that no learner could begin either. */
export type Paper = { slots: TriedSlot[]; links: Attempt['links'] } | null;

/**
 * The paper of a try of a quiz as it is written now.
 * @param round another one is another paper
 */
export function usePaper(quiz: Quiz, quizId: string, round: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['try', quizId, round],
    queryFn: async (): Promise<Paper> => {
      const draws = slotsIn(quiz.sections).filter((slot): slot is DrawSlot => slot.kind === 'draw');
      const pools = await Promise.all(
        draws.map((slot) => client.fetchQuery(builderQueries.pool(slot))),
      );
      const poolOf = (slot: DrawSlot) =>
        pools[draws.indexOf(slot)]?.questions.map(({ questionId }) => questionId) ?? [];
      const places = placesOf(quiz, poolOf, secureRandom);
      if (!places || places.length === 0) return null;
      const banks = [...new Set(places.map(({ bankId }) => bankId))];
      const answers = await Promise.all(
        banks.map((bankId) =>
          client.fetchQuery(
            builderQueries.contents(
              bankId,
              places.filter((place) => place.bankId === bankId),
            ),
          ),
        ),
      );
      const read = answers.flatMap(({ questions }) => questions);
      const contentOf = ({ questionId, version }: PlaceToAsk) => {
        const found = read.find(
          (one) =>
            one.question.questionId === questionId &&
            one.version === (version ?? one.question.contentVersion),
        );
        // As at a start: what lies in the trash or is a draft is asked of nobody.
        return found?.question.binnedAt === null && found.question.status !== 'draft'
          ? found.content
          : null;
      };
      const slots = paperOf(places, contentOf, secureRandom);
      return slots && { slots, links: answers.flatMap(({ links }) => links) };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
