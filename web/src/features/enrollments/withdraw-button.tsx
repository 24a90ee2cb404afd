import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

const words = {
  course: ['withdraw', 'withdrawQuestion', 'withdrawn', 'withdrawYes', 'withdrawNo'],
  waiting: ['leaveWaiting', 'leaveWaitingQuestion', 'leftWaiting', 'withdrawYes', 'withdrawNo'],
  request: ['takeBack', 'takeBackQuestion', 'tookBack', 'takeBackYes', 'takeBackNo'],
} as const;

type Props = { courseId: string; what?: keyof typeof words };

/** Leaves a course or its waiting list, or takes a request back, once asked whether that is meant. */
export function WithdrawButton({ courseId, what = 'course' }: Props) {
  const { t } = useTranslation('enrollments');
  const [leave, question, done, yes, no] = words[what];
  const [asking, setAsking] = useState(false);
  const withdraw = useWrite('enrollments.withdraw', {
    meta: { invalidates: touchedByEnrolling, success: t(done) },
  });
  if (!asking) {
    return (
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t(leave)}
      </Button>
    );
  }
  return (
    <Flex role="group" aria-label={t(leave)} direction="column" gap="3">
      <Text textStyle="sm">{t(question)}</Text>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="error"
          size="sm"
          autoFocus
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { courseId } })}
        >
          {t(yes)}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking(false)}>
          {t(no)}
        </Button>
      </Flex>
    </Flex>
  );
}
