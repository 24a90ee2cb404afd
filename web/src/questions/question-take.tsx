import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { useMemo } from 'react';
import { type NamedFile, Pictures } from './pictures.ts';
import type { TakeProps } from './take/take-props.ts';
import { takes } from './takes.ts';

/** The way in which one type is answered, with what that type asks: so the checker follows from the type to its props. */
function takeOf<T extends QuestionType>(type: T, props: TakeProps<T>) {
  const Take: ComponentType<TakeProps<T>> = takes[type];
  return <Take {...props} />;
}

type Props = TakeProps<QuestionType> & {
  /** The files that the question names. */
  links?: readonly NamedFile[];
  onLinkEnded?: () => void;
};

const none: readonly NamedFile[] = [];

/** A question with the fields by which a learner answers it. */
export function QuestionTake({ links = none, onLinkEnded, ...props }: Props) {
  const pictures = useMemo(() => ({ links, onLinkEnded }), [links, onLinkEnded]);
  return <Pictures value={pictures}>{takeOf<QuestionType>(props.asked.type, props)}</Pictures>;
}
