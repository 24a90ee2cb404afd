import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useId } from 'react';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import type { AskedQuestion } from '#shared/schemas/questions.ts';
import { WrittenPart } from '../written.tsx';
import { AskedFrame } from './asked-frame.tsx';
import { pressByKey } from './choice-keys.ts';
import { ChoiceRow } from './choice-row.tsx';

type Props = {
  asked: Pick<AskedQuestion, 'stem' | 'audio'> & {
    options: readonly { id: string; text: LocalizedRichText }[];
  };
  legend: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** What is asked beside them. */
  children?: ReactNode;
};

/** A question of whose options any number is chosen. */
export function SomeOf({ asked, legend, chosen, onChoose, children }: Props) {
  const name = useId();
  return (
    <AskedFrame asked={asked} legend={legend} onKeyDown={pressByKey}>
      <Flex direction="column" gap="2.5">
        {asked.options.map(({ id, text }, at) => (
          <ChoiceRow
            key={id}
            type="checkbox"
            name={name}
            at={at}
            checked={chosen.includes(id)}
            onChange={(on) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            <WrittenPart text={text} />
          </ChoiceRow>
        ))}
      </Flex>
      {children}
    </AskedFrame>
  );
}
