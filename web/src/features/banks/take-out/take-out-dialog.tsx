import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { FateBar } from '#web/components/ui/fate-bar.tsx';
import { FateGroup } from '#web/components/ui/fate-group.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { nameOf } from '#web/questions/question-words.ts';
import { changeWords } from '../bring-in/change-words.ts';
import '../bring-in/texts.ts';
import '../texts.ts';
import type { QuestionQuery, QuestionRow } from '../types.ts';
import { useTakeOut } from './use-take-out.ts';
import { exportFormats, type ExportFormat, type Taken } from './write-file.ts';

type Props = {
  bankId: string;
  /** What the list shows now. */
  query: QuestionQuery;
  isNarrowed: boolean;
  onClose: () => void;
};

/** Hands over the questions of a bank as a file for other programs, and tells what that cannot hold. */
export function TakeOutDialog({ bankId, query, isNarrowed, onClose }: Props) {
  const { t } = useTranslation(['questionFiles', 'errors']);
  const id = useId();
  const { state, take, cancel } = useTakeOut(bankId, t('export.file'));
  const [format, setFormat] = useState<ExportFormat>('moodle');
  const [which, setWhich] = useState<'shown' | 'all'>(isNarrowed ? 'shown' : 'all');
  const working = state.is === 'working';
  return (
    <Modal title={t('export.title')} place="wide" onClose={onClose}>
      <Stack gap="6">
        {isNarrowed && (
          <Choices
            legend={t('export.which')}
            name={`${id}which`}
            choices={(['shown', 'all'] as const).map((value) => ({
              value,
              label: t(`export.${value}`),
            }))}
            value={which}
            onChange={setWhich}
          />
        )}
        <Choices
          legend={t('export.format')}
          name={`${id}format`}
          choices={exportFormats.map((value) => ({
            value,
            label: t(`export.formatName.${value}`),
            hint: t(`export.formatHint.${value}`),
          }))}
          value={format}
          onChange={setFormat}
        />
        {state.is === 'failed' && <Notice kind="error">{t(`errors:${state.error}`)}</Notice>}
        {working ? (
          <Stack gap="3" role="status">
            <Meter
              percent={Math.round((100 * state.done) / Math.max(1, state.total))}
              label={t('export.working')}
              words={t('import.of', state)}
            />
            <Text fontVariantNumeric="tabular-nums" color="fg.muted">
              {t('export.working')} {state.total > 0 && t('import.of', state)}
            </Text>
            <Flex>
              <Button variant="outline" onClick={cancel}>
                {t('export.cancel')}
              </Button>
            </Flex>
          </Stack>
        ) : (
          <Flex>
            <Button onClick={() => take(which === 'all' ? { sort: query.sort } : query, format)}>
              {t('export.save')}
            </Button>
          </Flex>
        )}
        {state.is === 'done' && <TakenReport taken={state.taken} />}
      </Stack>
    </Modal>
  );
}

type ChoicesProps<V extends string> = {
  legend: string;
  name: string;
  choices: readonly { value: V; label: string; hint?: string }[];
  value: V;
  onChange: (value: V) => void;
};

const Choices = <V extends string>({ legend, name, choices, value, onChange }: ChoicesProps<V>) => (
  <chakra.fieldset>
    <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
      {legend}
    </chakra.legend>
    <Flex gap="3" wrap="wrap">
      {choices.map((one) => (
        <chakra.label
          key={one.value}
          display="flex"
          gap="3"
          flex="1 1 12rem"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          p="3"
          cursor="pointer"
          css={{ '&:has(:checked)': { borderColor: 'fg.gold', bg: 'bg.gold' } }}
        >
          <chakra.input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            accentColor="gold.600"
            flexShrink="0"
            w="5"
            h="5"
            mt="0.5"
          />
          <span>
            <chakra.span display="block" fontWeight="medium">
              {one.label}
            </chakra.span>
            {one.hint !== undefined && (
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {one.hint}
              </chakra.span>
            )}
          </span>
        </chakra.label>
      ))}
    </Flex>
  </chakra.fieldset>
);

/** What the file holds of the questions, and what it does not. */
function TakenReport({ taken }: { taken: Taken }) {
  const { t } = useTranslation(['questionFiles', 'banks', 'questions']);
  const { language } = useLanguage();
  const { whole, changed, dropped } = taken;
  const counts = { kept: whole, changed: changed.length, dropped: dropped.length };
  const parts = (['kept', 'changed', 'dropped'] as const).map((fate) => ({
    fate,
    count: counts[fate],
    label: t(`export.count.${fate}`, { count: counts[fate] }),
  }));
  const title = (row: QuestionRow) => nameOf(row, language) || t('banks:unnamed');
  return (
    <Box role="status">
      <Notice kind={changed.length + dropped.length > 0 ? 'warning' : 'success'}>
        {t(whole + changed.length > 0 ? 'export.done' : 'export.nothing')}
      </Notice>
      <FateBar parts={parts} />
      <Stack gap="2" mt="2">
        {dropped.length > 0 && (
          <FateGroup
            label={t('export.count.dropped', { count: dropped.length })}
            lead={t('export.lead.dropped')}
            open={dropped.length <= 12}
          >
            {dropped.map((question) => (
              <Box as="li" key={question.questionId} py="2" borderTopWidth="1px">
                {title(question)}
                <Text textStyle="sm" color="fg.muted">
                  {t(`banks:type.${question.type}`)}
                </Text>
              </Box>
            ))}
          </FateGroup>
        )}
        {changed.length > 0 && (
          <FateGroup
            label={t('export.count.changed', { count: changed.length })}
            lead={t('export.lead.changed', { count: changed.length })}
            open={changed.length <= 12}
          >
            {changed.map(({ question, changes }) => (
              <Box as="li" key={question.questionId} py="2" borderTopWidth="1px">
                {title(question)}
                <Box as="ul" listStyleType="disc" ps="5" color="fg.muted" textStyle="sm">
                  {changeWords(t, changes, 'written').map(({ reason, words }) => (
                    <li key={reason}>{words}</li>
                  ))}
                </Box>
              </Box>
            ))}
          </FateGroup>
        )}
      </Stack>
    </Box>
  );
}
