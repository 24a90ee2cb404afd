import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LateAdjustment } from '#shared/schemas/adjustments.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { LocalText } from '#web/components/assignment/local-text.tsx';
import { useLateWords } from '#web/components/assignment/use-late-words.ts';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import '../../texts.ts';
import type { Going } from './going.ts';
import { GoingList } from './going-list.tsx';

type Props = {
  page: Pick<AssignmentPage, 'anonymous' | 'statement' | 'attempts'>;
  going: Going;
  /** How many files are still on their way. */
  underWay: number;
  /** How many submissions there are that were not withdrawn. */
  used: number;
  /** What being late costs now; null: nothing. */
  late: LateAdjustment | null;
  isConnected: boolean;
  isSending: boolean;
  /** Why it was not handed in; null: nobody tried, or it is on its way. */
  problem: string | null;
  onSubmit: (confirmed: boolean) => void;
  onClose: () => void;
};

/** Lists exactly what would be handed in, says what it would cost, and asks for the statement of own work. */
export function SubmitDialog(props: Props) {
  const { page, going, underWay, used, late, isConnected, isSending, problem } = props;
  const { t } = useTranslation('assignments');
  const lateWords = useLateWords();
  const [confirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { statement, attempts } = page;
  const isUnconfirmed = statement !== null && !confirmed;
  const isHeld = underWay > 0 || going.isEmpty || going.isTooLong || !isConnected || isSending;
  return (
    <Modal reads title={t('submit.title')} onClose={props.onClose}>
      <Flex direction="column" gap="4">
        <Text>{t('submit.goes')}</Text>
        <GoingList going={going} />
        {underWay > 0 && (
          <Notice kind="warning">{t('submit.underWay', { count: underWay })}</Notice>
        )}
        {going.isEmpty && underWay === 0 && <Notice kind="warning">{t('submit.empty')}</Notice>}
        {going.isTooLong && <Notice kind="warning">{t('submit.tooLong')}</Notice>}
        {late && (
          <Notice kind="warning">
            {t('submit.late', { cost: lateWords.cost(late), change: lateWords.example(late) })}
          </Notice>
        )}
        {page.anonymous && <Notice>{t('submit.anonymous')}</Notice>}
        {(attempts > 1 || used > 0) && (
          <Text color="fg.muted">
            {used < attempts
              ? t('submit.nth', { number: used + 1, count: attempts })
              : t('submit.oneMore', { number: used + 1 })}
          </Text>
        )}
        {statement && (
          <chakra.div>
            <CheckLine
              ref={box}
              line={{ alignItems: 'flex-start' }}
              checked={confirmed}
              aria-invalid={isAsked && !confirmed}
              aria-describedby={isAsked && !confirmed ? 'statement-asked' : undefined}
              onChange={({ target }) => setConfirmed(target.checked)}
            >
              <LocalText text={statement} />
            </CheckLine>
            {isAsked && !confirmed && (
              <Text id="statement-asked" role="alert" color="fg.error" textStyle="sm" mt="1">
                {t('submit.confirm')}
              </Text>
            )}
          </chakra.div>
        )}
        {!isConnected && <Notice kind="error">{t('submit.offline')}</Notice>}
        {problem !== null && isConnected && <Notice kind="error">{problem}</Notice>}
        <Flex gap="3" wrap="wrap">
          <Button
            disabled={isHeld}
            onClick={() => {
              setAsked(true);
              // Whoever is held is brought to what holds them.
              if (isUnconfirmed) box.current?.focus();
              else props.onSubmit(confirmed);
            }}
          >
            {t(isSending ? 'submit.sending' : 'submit.do')}
          </Button>
          <Button variant="outline" onClick={props.onClose}>
            {t('submit.back')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
