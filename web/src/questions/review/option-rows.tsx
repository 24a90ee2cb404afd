import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Verdict } from '#shared/questions/fields.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { useAnswererWords } from './answerer.ts';
import { FeedbackNote } from './feedback-note.tsx';
import { VerdictSign } from './verdict-sign.tsx';

export type ReviewedOption = {
  id: string;
  text: ReactNode;
  isChosen: boolean;
  verdict?: Verdict | undefined;
  /** What the key says of it, in words; null: nothing, or it is not told. */
  keyWords?: string | null;
  feedback?: readonly LocalizedRichText[];
};

const Row = chakra('li', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    px: { base: '3', md: '4' },
    py: '3',
    '&[data-chosen]': { borderColor: 'border.emphasized', borderInlineStartWidth: '4px' },
  },
});

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '1',
    mt: '1',
    fontSize: 'sm',
  },
});

/** Options with which of them were chosen, and which are right. */
export function OptionRows({ options }: { options: readonly ReviewedOption[] }) {
  const { answer } = useAnswererWords();
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
      {options.map(({ id, text, isChosen, verdict, keyWords = null, feedback = [] }) => (
        <Row key={id} {...(isChosen && { 'data-chosen': '' })}>
          {text}
          {(isChosen || keyWords !== null) && (
            <Words>
              {isChosen && <chakra.span fontWeight="medium">{answer}</chakra.span>}
              {isChosen && <VerdictSign verdict={verdict} />}
              {keyWords !== null && <chakra.span color="fg.muted">{keyWords}</chakra.span>}
            </Words>
          )}
          {feedback.map((one, at) => (
            // They never move: their place is their key.
            <FeedbackNote key={at} text={one} />
          ))}
        </Row>
      ))}
    </chakra.ul>
  );
}
