import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { SubmissionWork } from '../../types.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { BothTable } from './both-table.tsx';
import { OpenDialog } from './open-dialog.tsx';
import './texts.ts';
import { useDifference } from './use-difference.ts';

type Double = NonNullable<SubmissionWork['double']>;
type Props = { work: SubmissionWork; double: Double };

/** Who marks it, and what is still to come. */
function Standing({ double: { markers, tolerancePercent } }: Pick<Props, 'double'>) {
  const { t } = useTranslation('doubleMarking');
  const isAwaited = tolerancePercent !== null && markers.length < 2;
  return (
    <>
      {markers.map(({ userId, name, isReady }) => (
        <Text key={userId}>{t(isReady ? 'given' : 'begun', { name: name || t('nameless') })}</Text>
      ))}
      {isAwaited && <Text>{t('second')}</Text>}
    </>
  );
}

/** Where two mark a submission apart: how far they are, and once both have given their marks, the two beside each other. */
export function DoublePart({ work, double }: Props) {
  const { t } = useTranslation('doubleMarking');
  const id = useId();
  const difference = useDifference(work, double);
  const [asking, setAsking] = useState<'agree' | 'open' | null>(null);
  const { second } = work;
  const { both, seat, tolerancePercent } = double;
  // Where no second marker is asked for any more, one's own is enough.
  const own =
    seat === 'own' && tolerancePercent === null && both.length === 0 ? work.marking : null;
  const isAlone = second === 'waits' && own?.state === 'ready';
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="l3" p="4" mb="5">
      <Heading as="h2" size="lg" id={id} mb="3">
        {t('title')}
      </Heading>
      <Flex direction="column" gap="3">
        {second === 'agreed' ? (
          <Text>{t('agreed')}</Text>
        ) : (
          <>
            <Text>{t(seat === 'taken' && both.length === 0 ? 'taken' : 'how')}</Text>
            <Standing double={double} />
            {second === 'waits' && <Text>{t(isAlone ? 'single' : 'waits')}</Text>}
            {second === 'differs' && <Notice kind="warning">{difference}</Notice>}
            {second === 'differs' && !work.can.edit && <Text>{t('agree.byTeacher')}</Text>}
          </>
        )}
        {both.length === 2 && <BothTable marks={work.marks} both={both} />}
        <Flex gap="2" wrap="wrap">
          {work.can.edit && (second === 'differs' || isAlone) && (
            <Button size="sm" onClick={() => setAsking('agree')}>
              {t('agree.action')}
            </Button>
          )}
          {work.can.edit &&
            second === 'agreed' &&
            !work.isOutdated &&
            work.state !== 'returned' && (
              <Button size="sm" variant="outline" onClick={() => setAsking('open')}>
                {t('open.action')}
              </Button>
            )}
        </Flex>
      </Flex>
      {asking === 'agree' && (
        <AgreeDialog
          work={work}
          double={double}
          choices={own ? [own] : both}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'open' && work.marking && (
        <OpenDialog
          submissionId={work.submissionId}
          version={work.marking.version}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
