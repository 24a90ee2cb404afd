import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { BankFiles } from './bank-files.tsx';
import type { SendMedia } from './bring-in/send-picture.ts';
import { NewQuestion } from './new-question.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';

type Props = {
  bankId: string;
  /** The address of a question of this bank. */
  addressOf: (questionId: string) => string;
  /** Whether its questions may have files: those of a course's bank. */
  takesFiles: boolean;
  /** Sends a picture to the course of the bank. */
  send: SendMedia;
  /** The ways to other banks. */
  ways?: ReactNode;
};

/** A bank: its questions, and the ways of new ones into it. */
export function BankView({ bankId, addressOf, takesFiles, send, ways }: Props) {
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center" mb="6">
        <NewQuestion bankId={bankId} addressOf={addressOf} takesFiles={takesFiles} />
        <BankFiles bankId={bankId} send={send} />
        {ways}
      </Flex>
      <QuestionFilters bankId={bankId} />
      <QuestionList bankId={bankId} addressOf={addressOf} />
    </>
  );
}
