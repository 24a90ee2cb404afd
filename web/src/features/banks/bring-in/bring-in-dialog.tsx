import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { SelectField } from '#web/questions/form/select-field.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { Outcome } from './outcome.tsx';
import { fatesOf, Report } from './report.tsx';
import type { SendMedia } from './send-picture.ts';
import './texts.ts';
import { useBringIn } from './use-bring-in.ts';

type Props = {
  bankId: string;
  /** Sends a picture to the course of the bank. */
  send: SendMedia;
  onClose: () => void;
  /** Closes it and leads to the questions. */
  onShow: () => void;
};

/** Brings questions of other programs into a bank: first looked at, then written. */
export function BringInDialog({ bankId, send, onClose, onShow }: Props) {
  const { t } = useTranslation('questionFiles');
  const it = useBringIn(bankId, send);
  const { reading, working } = it;
  const isWorking = working.is === 'working';
  return (
    <Modal
      place="wide"
      title={t('import.title')}
      // What is being written is not left by a slip of the hand: one stops it first.
      onClose={() => (isWorking ? it.stop() : onClose())}
    >
      <Stack gap="6">
        {working.is === 'no' && (
          <ChooseFiles
            first={reading.is === 'none'}
            failed={reading.is === 'read' && it.all?.questions.length === 0}
            onChoose={it.take}
          />
        )}
        {reading.is === 'reading' && (
          <Stack gap="2" role="status">
            <Text overflowWrap="anywhere">{t('import.reading', { name: reading.fileName })}</Text>
            <Meter
              percent={reading.total === 0 ? 0 : Math.round((100 * reading.done) / reading.total)}
              label={t('import.reading', { name: reading.fileName })}
            />
          </Stack>
        )}
        {reading.is === 'read' && working.is === 'no' && <Ahead it={it} />}
        {working.is === 'working' && (
          <Stack gap="3" role="status">
            <Text fontWeight="medium">
              {t(working.stopping ? 'import.stopping' : 'import.working')}
            </Text>
            <Meter
              percent={Math.round((100 * working.done) / Math.max(1, working.total))}
              label={t('import.working')}
              words={t('import.of', working)}
            />
            <Text fontVariantNumeric="tabular-nums" color="fg.muted">
              {t('import.of', working)}
            </Text>
            <Flex>
              <Button variant="outline" disabled={working.stopping} onClick={it.stop}>
                {t('import.stop')}
              </Button>
            </Flex>
          </Stack>
        )}
        {working.is === 'over' && (
          <Outcome outcome={working.outcome} onGoOn={it.bring} onShow={onShow} />
        )}
      </Stack>
    </Modal>
  );
}

/** What was read, compared with the bank, and the way to bring it in. */
function Ahead({ it }: { it: ReturnType<typeof useBringIn> }) {
  const { t } = useTranslation('questionFiles');
  const { reading, all, there } = it;
  if (reading.is !== 'read' || all === null) return null;
  const { files, failed } = reading;
  const refused = files.flatMap(({ name, read }) =>
    read.refused === null ? [] : [{ name, why: t(`refused.${read.refused}`) }],
  );
  const problems = [...refused, ...failed.map((name) => ({ name, why: t('import.failed') }))];
  const readable = files.filter(({ read }) => read.refused === null);
  const guessed = readable.flatMap(({ name, read }) => (read.isGuessed ? [name] : []));
  const [first, another] = new Set(readable.map(({ read }) => read.language));
  const each = 'each' as const;
  const choices = another === undefined ? languages : [each, ...languages];
  const isEmpty = all.questions.length === 0;
  const compared = isEmpty ? new Set<string>() : there.data;
  const fates = compared && fatesOf(all, compared);
  const coming = [...(fates?.get('kept') ?? []), ...(fates?.get('changed') ?? [])];
  // What is ready is drawn: whoever brings it into a bank that a quiz draws from, changes that quiz.
  const drawable = coming.filter(({ head }) => head.status === 'ready').length;
  return (
    <Stack gap="6">
      {problems.map(({ name, why }) => (
        <Notice key={name} kind="error">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text>{why}</Text>
        </Notice>
      ))}
      {guessed.length > 0 && <Notice>{t('guessed', { files: guessed.join(', ') })}</Notice>}
      {!isEmpty && there.isPending && (
        <Stack gap="3" role="status" aria-label={t('import.comparing')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h="3rem" borderRadius="l2" />
          ))}
        </Stack>
      )}
      {there.isError && !compared && (
        <ErrorState error={there.error} retry={() => void there.refetch()} />
      )}
      {first && compared && (
        <>
          <Report all={all} there={compared} manyFiles={files.length > 1} />
          {drawable > 0 && <Text>{t('import.drawn', { count: drawable })}</Text>}
          <Flex gap="4" wrap="wrap" align="end">
            {coming.length > 0 ? (
              <Button
                onClick={() =>
                  it.bring(all.questions.filter(({ source }) => !compared.has(source)))
                }
              >
                {t('import.bring', { count: coming.length })}
              </Button>
            ) : (
              <Notice>{t('import.nothing')}</Notice>
            )}
            <SelectField
              label={t('import.language')}
              value={another === undefined ? first : each}
              choices={choices.map((value) => ({ value, label: t(`languageOf.${value}`) }))}
              onChange={(value) => value !== each && it.takeLanguage(value)}
            />
          </Flex>
        </>
      )}
    </Stack>
  );
}
