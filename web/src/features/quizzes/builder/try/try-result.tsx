import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLater, shownResult } from '#shared/policies/shown-result.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { ResultWords } from '../../taking/result-view.tsx';
import type { Receipt } from '../../taking/types.ts';
import '../texts.ts';
import type { Quiz } from '../types.ts';
import type { Try } from './try-source.ts';

const moments = ['moreToCome', 'afterSubmit', 'afterClose'] as const;

type Props = {
  quiz: Quiz;
  resultOf: Try['result'];
  receipt: Receipt;
};

/** The result of a try as its learner would see it, at each of the moments at which something else shows. */
export function TryResult({ quiz, resultOf, receipt }: Props) {
  const { t } = useTranslation('quizBuilder');
  const offered = moments.filter(
    (one) =>
      one === 'afterSubmit' || (one === 'moreToCome' ? quiz.attempts > 1 : quiz.closes !== null),
  );
  const [chosen, setMoment] = useState<(typeof moments)[number]>();
  const moment = chosen ?? offered[0] ?? 'afterSubmit';
  const at = {
    isClosed: moment === 'afterClose',
    isLast: moment === 'afterSubmit',
    othersRun: false,
  };
  const shows = shownResult(quiz.shows, { isEnded: true, ...at });
  return (
    <Flex direction="column" gap="6">
      {offered.length > 1 && (
        <Choice
          label={t('try.moment')}
          value={moment}
          choices={offered.map((value) => ({ value, label: t(`try.at.${value}`) }))}
          onChange={setMoment}
        />
      )}
      <ResultWords
        result={resultOf(shows, shownLater(quiz.shows, { closes: quiz.closes !== null, ...at }))}
        receipt={receipt}
        code={null}
        // Links outlive a try by far.
        onLinkEnded={() => undefined}
      />
    </Flex>
  );
}
