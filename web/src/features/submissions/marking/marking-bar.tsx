import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { MarkedWork } from '#shared/grading/marked-work.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState, type Saving } from '#web/components/ui/save-state.tsx';
import '../texts.ts';

type Props = {
  worked: MarkedWork;
  saving: Saving;
  /** It is the mark already, as it stands. */
  isReady: boolean;
  disabled: boolean;
  hasNext: boolean;
  /** It is a mark of one's own, beside that of somebody else. */
  isApart?: boolean;
  onReady: (goOn: boolean) => void;
};

/** What a marking comes to, how its saving goes, and what makes it ready. */
export function MarkingBar({
  worked,
  saving,
  isReady,
  disabled,
  hasNext,
  isApart = false,
  onReady,
}: Props) {
  const { t } = useTranslation('submissions');
  const words = usePointWords();
  const { earned, total } = worked;
  // Whoever pressed it stays on it: a button that is disabled would let go of the focus.
  const rests = disabled || isReady;
  return (
    <Flex
      // On a phone it stands where the fields end: over them it would cover what has the focus.
      position={{ lg: 'sticky' }}
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      mt="4"
      py="3"
      gap="3"
      columnGap="4"
      align="center"
      wrap="wrap"
    >
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" flex="1 0 auto" data-total="">
        {total === null
          ? t('marking.open', { most: words.most(earned.most) })
          : words.earned(total, earned.most)}
      </Text>
      <SaveState saving={saving} />
      <Flex gap="2" wrap="wrap">
        <Button
          variant={hasNext ? 'outline' : 'primary'}
          aria-disabled={rests}
          onClick={() => !rests && onReady(false)}
        >
          {t(isApart ? 'marking.give' : 'marking.ready')}
        </Button>
        {hasNext && (
          <Button aria-disabled={disabled} onClick={() => !disabled && onReady(true)}>
            {t(isReady ? 'marking.next' : isApart ? 'marking.giveAndNext' : 'marking.readyAndNext')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
