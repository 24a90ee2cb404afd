import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { difficulties, questionStatuses } from '#shared/questions/question-types.ts';
import { editableQuestion } from '#shared/schemas/questions.ts';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import { Select } from '#web/components/form/select.ts';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, pointsOf } from '#web/lib/points.ts';
import '../texts.ts';
import type { QuestionDraft } from './question-draft.ts';
import { TagsField } from './tags-field.tsx';
import './texts.ts';

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

function Choice<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" fontSize="sm" mb="1.5">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
          const chosen = choices.find((one) => one.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

type Props = {
  bankId: string;
  draft: QuestionDraft;
  issues: readonly Issue[];
  onChange: (changes: Partial<QuestionDraft>) => void;
};

/** What a question has in its bank, whatever its type: name, status, difficulty, points and tags. */
export function HeadFields({ bankId, draft, issues, onChange }: Props) {
  const { t } = useTranslation(['questionEditor', 'banks']);
  const { language } = useLanguage();
  const notReady = issues.some(({ path, code }) => path[0] === 'status' && code === 'not_ready');
  return (
    <Flex direction="column" gap="4">
      <TypedField
        atOnce
        label={t('name')}
        hint={t('nameHint')}
        value={draft.name ?? ''}
        wrong={(text) =>
          text === '' || editableQuestion.name.safeParse(text).success ? undefined : t('nameWrong')
        }
        onTake={(text) => onChange({ name: text === '' ? null : text })}
      />
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="4">
        <Choice
          label={t('banks:head.status')}
          value={draft.status}
          choices={questionStatuses.map((value) => ({ value, label: t(`banks:status.${value}`) }))}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label={t('banks:head.difficulty')}
          value={draft.difficulty ?? 'none'}
          choices={([...difficulties, 'none'] as const).map((value) => ({
            value,
            label: t(`banks:difficulty.${value}`),
          }))}
          onChange={(value) => onChange({ difficulty: value === 'none' ? null : value })}
        />
        <TypedField
          atOnce
          label={t('banks:head.points')}
          value={formatPoints(draft.points, language, false)}
          wrong={(text) =>
            pointsOf(text, language) === null ? t('banks:dialog.pointsWrong') : undefined
          }
          onTake={(text) => onChange({ points: pointsOf(text, language) ?? draft.points })}
        />
      </Grid>
      {notReady && (
        <Flex role="alert" gap="3" wrap="wrap" align="center">
          <Text color="fg.error">{t('notReady')}</Text>
          <Button size="sm" variant="outline" onClick={() => onChange({ status: 'draft' })}>
            {t('backToDraft')}
          </Button>
        </Flex>
      )}
      <TagsField bankId={bankId} tags={draft.tags} onChange={(tags) => onChange({ tags })} />
    </Flex>
  );
}
