import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '#shared/questions/fields.ts';
import { useAnswererWords } from './answerer.ts';
import { VerdictSign } from './verdict-sign.tsx';

const Fact = chakra('div', { base: { mt: '2', _first: { mt: '0' } } });
const Term = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Said = chakra('dd', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    ms: '0',
    overflowWrap: 'anywhere',
  },
});

type Props = {
  /** null: none was given. */
  own: ReactNode;
  verdict: Verdict | undefined;
  /** What is right; null: it is not told. */
  answerKey: ReactNode;
};

/** One's own answer, how right it was, and what is right. */
export function OwnAndKey({ own, verdict, answerKey }: Props) {
  const { t } = useTranslation('questions');
  const { answer } = useAnswererWords();
  return (
    <chakra.dl>
      <Fact>
        <Term>{answer}</Term>
        <Said>
          {own ?? <chakra.span color="fg.muted">{t('review.none')}</chakra.span>}
          <VerdictSign verdict={verdict} />
        </Said>
      </Fact>
      {answerKey !== null && (
        <Fact>
          <Term>{t('review.right')}</Term>
          <Said>{answerKey}</Said>
        </Fact>
      )}
    </chakra.dl>
  );
}
