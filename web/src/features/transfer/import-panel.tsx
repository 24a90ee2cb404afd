import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { FileChooser } from './file-chooser.tsx';
import { FileReport } from './file-report.tsx';
import { Headline } from './headline.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Look } from './make-plan.ts';
import { NewCourseFields } from './new-course-fields.tsx';
import { OutlineView } from './outline-view.tsx';
import { Outcome } from './outcome.tsx';
import { PlanView } from './plan-view.tsx';
import { figuresOf } from './plan/fates.ts';
import { isWritten } from './plan/is-written.ts';
import type { useImport } from './use-import.ts';
import './texts.ts';

type Import = ReturnType<typeof useImport>;

/** A dry run, and the way to make it true. */
function Ahead({ it, look, isNew }: { it: Import; look: Look; isNew: boolean }) {
  const { t } = useTranslation(['transfer', 'errors']);
  const { plan, read } = look;
  const { working, chosen, setChosen, bring, takeLanguage } = it;
  const order = chosen.has('order') ? 1 : 0;
  const count = plan.items.filter((item) => isWritten(item, chosen)).length + order;
  const refused = working.is === 'refused' ? working.error : null;
  const taken = refused === 'course_code_taken';
  const isWorking = working.is === 'working';
  const figures = figuresOf(read, plan.files, plan.items);
  const nothing = count === 0 && plan.items.every(({ state }) => state !== 'conflict');
  const { course } = read;
  return (
    <Stack gap="10">
      <Headline read={read} figures={figures} onLanguage={takeLanguage} />
      {nothing && <Notice>{t(figures.lessons === 0 ? 'noLessons' : 'nothingToDo')}</Notice>}
      {isNew ? (
        <OutlineView read={read} plan={plan} />
      ) : (
        <PlanView plan={plan} chosen={chosen} onChoose={setChosen} />
      )}
      <FileReport files={plan.files} />
      {refused && !taken && <Notice kind="error">{t(`errors:${refused}`)}</Notice>}
      {isNew && course && figures.lessons > 0 && (
        <NewCourseFields
          course={course}
          isStated={!read.isGathered}
          taken={taken}
          working={isWorking}
          onMake={(said) => void bring(said)}
        />
      )}
      {!isNew && count > 0 && course && (
        <Flex>
          <Button aria-disabled={isWorking} onClick={() => !isWorking && void bring(course)}>
            {t('apply', { count })}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** The progress of the writing. */
function Work({ working }: { working: Extract<Import['working'], { is: 'working' }> }) {
  const { t } = useTranslation('transfer');
  const { what, done, total } = working;
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="medium">{t(`working.${what}`)}</Text>
      <Meter
        percent={total === 0 ? 0 : Math.round((100 * done) / total)}
        label={t(`working.${what}`)}
        words={t('of', { done, total })}
      />
      <Text fontVariantNumeric="tabular-nums" color="fg.muted">
        {t('of', { done, total })} · {t('working.stay')}
      </Text>
    </Stack>
  );
}

type Props = { it: Import; into: string | null };

/** Files on their way into a course: chosen, compared, brought in. */
export function ImportPanel({ it, into }: Props) {
  const { t } = useTranslation('transfer');
  const { reading, look, working, takeFiles, lookAgain } = it;
  const isDone = working.is === 'done';
  const isFirst = reading.is === 'none' || reading.is === 'refused';
  return (
    <Stack gap="8">
      {!isDone && working.is !== 'working' && (
        <FileChooser first={isFirst} onChoose={(files) => void takeFiles(files)} />
      )}
      {reading.is === 'refused' && <Notice kind="error">{t(`refused.${reading.why}`)}</Notice>}
      {isFirst && <HowItWorks />}
      {reading.is === 'reading' && (
        <Text role="status" fontVariantNumeric="tabular-nums">
          {t('choose.reading')} {reading.total > 0 && t('of', reading)}
        </Text>
      )}
      {reading.is === 'read' && look.isPending && (
        <Stack gap="4" role="status" aria-label={t('looking')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h="4rem" borderRadius="l2" />
          ))}
        </Stack>
      )}
      {look.isError && <ErrorState error={look.error} retry={lookAgain} />}
      {working.is === 'working' && <Work working={working} />}
      {look.data && !isDone && working.is !== 'working' && (
        <Ahead
          key={reading.is === 'read' ? reading.key : ''}
          it={it}
          look={look.data}
          isNew={into === null}
        />
      )}
      {isDone && into !== null && (
        <Outcome
          failures={working.failures}
          unsent={working.unsent}
          plan={look.data?.plan ?? null}
          courseId={into}
          onLookAgain={lookAgain}
        />
      )}
    </Stack>
  );
}
