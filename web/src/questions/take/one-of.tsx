import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { focusFirstChoice } from '#web/lib/focus-first-choice.ts';
import { AskedFrame } from './asked-frame.tsx';
import { pressByKey } from './choice-keys.ts';
import { ChoiceRow } from './choice-row.tsx';

type Props<Value> = {
  asked: Pick<AskedQuestion, 'stem' | 'audio'>;
  options: readonly { value: Value; text: ReactNode }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
  /** What is asked beside them. */
  children?: ReactNode;
};

/** A question of whose options one is chosen. */
export function OneOf<Value extends string | boolean>(props: Props<Value>) {
  const { asked, options, chosen, onChoose, children } = props;
  const { t } = useTranslation('questions');
  const name = useId();
  return (
    <AskedFrame asked={asked} legend={t('take.chooseOne')} onKeyDown={pressByKey}>
      <Flex direction="column" gap="2.5" align="stretch">
        {options.map(({ value, text }, at) => (
          <ChoiceRow
            key={String(value)}
            type="radio"
            name={name}
            at={at}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {text}
          </ChoiceRow>
        ))}
      </Flex>
      <Button
        size="sm"
        variant="quiet"
        mt="2"
        // Its room stays, so that nothing moves when there is something to take back.
        visibility={chosen === null ? 'hidden' : 'visible'}
        onClick={({ currentTarget }) => {
          focusFirstChoice(currentTarget);
          onChoose(null);
        }}
      >
        {t('take.clear')}
      </Button>
      {children}
    </AskedFrame>
  );
}
