import { Text } from '@chakra-ui/react/text';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { completionRules } from '#shared/blocks/registry.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useOutlineContext } from '../outline-context.ts';
import { releaseWords } from '../rules/rule-words.ts';
import '../texts.ts';
import { rulesOf, wholeNumber, type RulesValues } from './rules-of.ts';

type Props = { rule: 'release' | 'completion'; ids: readonly string[]; onClose: () => void };

const usual: RulesValues = { release: 'now', days: '7', completion: 'marked', percent: '90' };

const choices = {
  release: ['now', 'courseStart', 'enrollment'],
  completion: ['viewed', 'marked', 'watched', 'submitted', 'passed'],
} as const;

/** One rule for all lessons that are chosen: when they open, or what makes them done. */
export function RulesDialog({ rule, ids, onClose }: Props) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course, commands } = useOutlineContext();
  const { register, handleSubmit, setError, control, formState } = useForm<RulesValues>({
    defaultValues: usual,
  });
  const values = { ...usual, ...useWatch({ control }) };
  const { startsOn } = course.course;
  const all = course.blocks.filter(({ blockId }) => ids.includes(blockId));
  const { completion } = values;
  const isShare = completion === 'watched' || completion === 'passed';
  const able =
    rule === 'completion'
      ? all.filter(({ kind }) => completionRules(kind).includes(completion))
      : all;
  const number = rule === 'release' ? 'days' : 'percent';
  const counts = rule === 'release' ? values.release !== 'now' : isShare;
  const edit = rulesOf(rule, values);
  const onRelease =
    edit?.release &&
    (edit.release.from === 'courseStart' && startsOn === null
      ? t('release.selfPaced')
      : releaseWords(edit.release, { t, language, startsOn }));
  const set = (values: RulesValues) => {
    const wanted = rulesOf(rule, values);
    if (!wanted) return setError(number, { type: 'number' }, { shouldFocus: true });
    onClose();
    return void commands.setRules(ids, wanted);
  };
  return (
    <FormDialog
      title={t(`bulk.${rule}Title`, { count: all.length })}
      yes={t('bulk.set', { count: able.length })}
      no={t('cancel')}
      disabled={able.length === 0}
      onSubmit={handleSubmit(set)}
      onClose={onClose}
    >
      <SelectField
        label={t(`fields.${rule}`)}
        choices={
          rule === 'release'
            ? choices.release.map((value) => ({ value, label: t(`release.from.${value}`) }))
            : choices.completion.map((value) => ({
                value,
                label: t(`completion.choose.${value}`),
              }))
        }
        field={register(rule)}
      />
      {counts && (
        <TextField
          label={
            rule === 'release'
              ? t('release.days')
              : t(`completion.percent.${completion === 'passed' ? 'passed' : 'watched'}`)
          }
          inputMode="numeric"
          maxW="8rem"
          field={register(number)}
          error={
            formState.errors[number] && wholeNumber[number](values[number]) === null
              ? t(`invalid.${number}`, { least: 10 })
              : undefined
          }
        />
      )}
      {onRelease && (
        <Text textStyle="sm" color="fg.muted">
          {onRelease}
        </Text>
      )}
      {able.length < all.length && (
        <Text textStyle="sm">
          {t(completion === 'watched' ? 'bulk.playing' : 'bulk.quizzes', {
            count: able.length,
            all: all.length,
          })}
        </Text>
      )}
    </FormDialog>
  );
}
