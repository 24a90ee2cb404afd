import { Text } from '@chakra-ui/react/text';
import type { Choice } from './choices.ts';
import { usePointWords } from './use-point-words.ts';

/** What somebody else chose, shown beside what a rubric is marked by. */
export type Beside = {
  /** Whose it is, in words: it stands at each level that they chose. */
  label: string;
  choices: readonly Choice[];
};

type Props = { beside: Beside | null; criterionId: string };

const choiceOf = ({ beside, criterionId }: Props): Choice | undefined =>
  beside?.choices.find((one) => one.criterionId === criterionId);

/** That somebody else chose a level; nothing where they did not. */
export function BesideLevel({ levelId, ...props }: Props & { levelId: string }) {
  if (choiceOf(props)?.levelId !== levelId) return null;
  return (
    <Text as="span" display="block" textStyle="sm" fontWeight="medium" mt="1">
      {props.beside?.label}
    </Text>
  );
}

/** What somebody else said of a criterion beside its levels: points of their own, and words. */
export function BesideWords(props: Props) {
  const words = usePointWords();
  const choice = choiceOf(props);
  if (!choice || (choice.points === null && choice.comment === '')) return null;
  const parts = [
    ...(choice.points === null ? [] : [words.most(choice.points)]),
    ...(choice.comment === '' ? [] : [choice.comment]),
  ];
  return (
    <Text textStyle="sm" color="fg.muted" mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {props.beside?.label}: {parts.join(' · ')}
    </Text>
  );
}
