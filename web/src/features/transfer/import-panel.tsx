import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { FileChooser } from './file-chooser.tsx';
import type { Look } from './make-plan.ts';
import { Outcome } from './outcome.tsx';
import { PlanView } from './plan-view.tsx';
import { isWritten } from './plan/is-written.ts';
import type { useImport } from './use-import.ts';
import './texts.ts';

type Import = ReturnType<typeof useImport>;

/** A dry run, and the way to make it true. */
function Ahead({ it, look, isNew }: { it: Import; look: Look; isNew: boolean }) {
  const { t } = useTranslation(['transfer', 'errors']);
  const { plan, read } = look;
  const { working, chosen, setChosen, bring } = it;
  const [code, setCode] = useState(read.course?.code ?? '');
  const count = plan.items.filter((item) => isWritten(item, chosen)).length;
  const orderChosen = chosen.has('order') ? 1 : 0;
  const refused = working.is === 'refused' ? working.error : null;
  const taken = refused === 'course_code_taken';
  const isWorking = working.is === 'working';
  return (
    <Stack gap="8">
      <Text fontWeight="medium">
        {count + orderChosen === 0 && plan.items.every(({ state }) => state !== 'conflict')
          ? t('nothingToDo')
          : t('percent', { percent: plan.percent })}
      </Text>
      <PlanView plan={plan} chosen={chosen} onChoose={setChosen} />
      {isNew && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          error={taken ? t('codeTaken') : undefined}
          maxW="20rem"
          value={code}
          maxLength={20}
          field={{
            name: 'code',
            onBlur: async () => undefined,
            ref: () => undefined,
            onChange: async ({ target }: { target: HTMLInputElement }) => setCode(target.value),
          }}
        />
      )}
      {refused && !taken && <Notice kind="error">{t(`errors:${refused}`)}</Notice>}
      <Flex gap="4" align="center" wrap="wrap">
        {count + orderChosen > 0 && (
          <Button aria-disabled={isWorking} onClick={() => !isWorking && void bring(code)}>
            {isNew ? t('begin') : t('apply', { count: count + orderChosen })}
          </Button>
        )}
        <Text role="status" fontVariantNumeric="tabular-nums">
          {isWorking && `${t('working')} ${t('of', { done: working.done, total: working.total })}`}
        </Text>
      </Flex>
    </Stack>
  );
}

type Props = { it: Import; into: string | null };

/** Files on their way into a course: chosen, compared, brought in. */
export function ImportPanel({ it, into }: Props) {
  const { t } = useTranslation('transfer');
  const { reading, look, working, takeFiles, lookAgain } = it;
  const isDone = working.is === 'done';
  return (
    <Stack gap="8">
      {!isDone && working.is !== 'working' && (
        <FileChooser first={reading.is === 'none'} onChoose={(files) => void takeFiles(files)} />
      )}
      {reading.is === 'reading' && <Text role="status">{t('choose.reading')}</Text>}
      {reading.is === 'refused' && <Notice kind="error">{t(`refused.${reading.why}`)}</Notice>}
      {reading.is === 'read' && look.isPending && (
        <Stack gap="4" role="status" aria-label={t('looking')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h="4rem" borderRadius="l2" />
          ))}
        </Stack>
      )}
      {look.isError && <ErrorState error={look.error} retry={lookAgain} />}
      {look.data && !isDone && (
        <Ahead
          key={reading.is === 'read' ? reading.key : ''}
          it={it}
          look={look.data}
          isNew={into === null}
        />
      )}
      {look.data && isDone && into !== null && (
        <Outcome
          failures={working.failures}
          plan={look.data.plan}
          courseId={into}
          onLookAgain={lookAgain}
        />
      )}
    </Stack>
  );
}
