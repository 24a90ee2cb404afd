import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BankFiles } from './bank-files.tsx';
import type { SendMedia } from './bring-in/send-picture.ts';
import { NewQuestion } from './new-question.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import './texts.ts';

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
  const { t } = useTranslation('banks');
  const list = useRef<HTMLElement>(null);
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center" mb="6">
        <NewQuestion bankId={bankId} addressOf={addressOf} takesFiles={takesFiles} />
        <BankFiles bankId={bankId} send={send} onShow={() => list.current?.focus()} />
        {ways}
      </Flex>
      <QuestionFilters bankId={bankId} />
      <Box as="section" aria-label={t('list')} ref={list} tabIndex={-1} scrollMarginTop="20">
        <QuestionList bankId={bankId} addressOf={addressOf} />
      </Box>
    </>
  );
}
