import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { Spot } from './attempt-map.tsx';

type Props = {
  spots: readonly Spot[];
  /** How many answers the server does not have yet. */
  waiting: number;
  /** The files that are on their way: they are in no answer. */
  files: readonly string[];
  pending: boolean;
  problem: string | null;
  /** How many questions were left for good, of how many, where there is no way back; null: one can go to each. */
  passed: { count: number; total: number } | null;
  onGo: (at: number) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** What is still open in an attempt, each a way back to it; then its end. */
export function SubmitDialog(props: Props) {
  const { spots, waiting, files, pending, problem, passed, onGo, onSubmit, onClose } = props;
  const { t } = useTranslation('quizzes');
  const answered = spots.filter((one) => one.answered).length;
  const lists = [
    { words: t('submit.open'), which: (one: Spot) => !one.answered && !one.begun },
    { words: t('submit.begun'), which: (one: Spot) => one.begun },
    { words: t('submit.flagged'), which: (one: Spot) => one.flagged },
  ];
  return (
    <Modal reads title={t('submit.title')} onClose={onClose}>
      {passed ? (
        <Standing {...passed} isAnswered={answered > 0} />
      ) : (
        <Text mb="4">{t('submit.answered', { answered, count: spots.length })}</Text>
      )}
      {!passed &&
        lists.map(({ words, which }) => {
          const those = spots.flatMap((one, at) => (which(one) ? [at] : []));
          return (
            those.length > 0 && (
              <Flex key={words} direction="column" gap="2" mb="4">
                <Text fontWeight="semibold">{words}</Text>
                <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
                  {those.map((at) => (
                    <li key={at}>
                      {/* They may be sixty, and what ends the attempt stands below them. */}
                      <Button
                        size="sm"
                        variant="outline"
                        minW="10"
                        aria-label={t('question.nth', { number: at + 1 })}
                        onClick={() => onGo(at)}
                      >
                        {at + 1}
                      </Button>
                    </li>
                  ))}
                </Flex>
              </Flex>
            )
          );
        })}
      {waiting > 0 && (
        <Text color="fg.error" mb="4">
          {t('submit.waiting', { count: waiting })}
        </Text>
      )}
      {files.length > 0 && (
        <Box mb="4">
          <Notice kind="warning">
            <p>{t('submit.files', { count: files.length })}</p>
            <ul>
              {files.map((name, at) => (
                // Two may be called alike.
                <Text as="li" key={at} overflowWrap="anywhere" listStylePosition="inside">
                  {name}
                </Text>
              ))}
            </ul>
          </Notice>
        </Box>
      )}
      {problem !== null && (
        <Text role="alert" color="fg.error" mb="4">
          {problem}
        </Text>
      )}
      <Text color="fg.muted" mb="4">
        {t('submit.final')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button disabled={pending} onClick={onSubmit}>
          {t(files.length > 0 ? 'submit.without' : 'submit.do', { count: files.length })}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t(spots.length > 0 ? 'submit.back' : 'start.later')}
        </Button>
      </Flex>
    </Modal>
  );
}

/** Where one stands in a quiz without a way back: what was left is known to the server alone. */
function Standing(props: { count: number; total: number; isAnswered: boolean }) {
  const { count, total, isAnswered } = props;
  const { t } = useTranslation('quizzes');
  const ahead = total - count - 1;
  if (ahead < 0) return <Text mb="4">{t('submit.through')}</Text>;
  return (
    <Box mb="4">
      <p>{t('submit.at', { number: count + 1, total })}</p>
      {!isAnswered && <p>{t('submit.atOpen')}</p>}
      {ahead > 0 && <p>{t('submit.ahead', { count: ahead })}</p>}
    </Box>
  );
}
