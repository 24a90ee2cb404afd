import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isToCome } from '#web/lib/typed-instant.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { bookQueries } from '../book/queries.ts';
import type { BookItem } from '../types.ts';
import { JobPreview } from './job-preview.tsx';
import { planOf, type Values } from './plan-of.ts';
import { isPlannedIn, previewOf } from './preview-of.ts';
import './texts.ts';
import { useEverybody } from './use-everybody.ts';

export type ManyKind = Values['kind'];

type Props = {
  courseId: string;
  item: BookItem;
  kind: ManyKind;
  /** When it was begun. */
  onBegun: () => void;
  onClose: () => void;
};

/** What is to be done to all marks of an item, and why; it is seen whole before it can be done. */
export function ItemDialog({ courseId, item, kind, onBegun, onClose }: Props) {
  const { t } = useTranslation(['gradeJobs', 'errors']);
  const { local, language } = useLanguage();
  const { register, handleSubmit, formState, control } = useForm<Values>({
    defaultValues: {
      kind,
      to: 'points',
      by: 'points',
      value: '',
      cap: 'capped',
      when: 'now',
      from: '',
      reason: '',
    },
  });
  const values = { ...useWatch({ control }), kind } as Values;
  const plan = planOf(values, item, language);
  const everybody = useEverybody(courseId);
  const changes = plan && everybody.data ? previewOf(plan, item, everybody.data) : [];
  // Only what is planned can be taken back.
  const whens = (['now', 'later', 'withheld'] as const).filter(
    (when) => when !== 'withheld' || (everybody.data && isPlannedIn(item.itemId, everybody.data)),
  );
  const begin = useWrite('grades.beginJob', {
    meta: { invalidates: [bookQueries.all(courseId)], handles: 'all' },
    onSuccess: onBegun,
  });
  const send = handleSubmit(({ reason }) => {
    if (plan)
      begin.mutate({
        params: { courseId },
        body: { plan, reason: kind === 'release' ? null : reason.trim() },
      });
  });
  const { from: wrong } = formState.errors;
  const isPercent = kind === 'curve' && values.by === 'percent';
  const asksNumber = kind === 'curve' || (kind === 'fill' && values.to === 'points');
  return (
    <Modal title={t(`do.${kind}.title`)} place="wide" onClose={onClose}>
      <Form onSubmit={(event) => void send(event)}>
        <p>{t(`do.${kind}.text`, { item: local(item.title).text })}</p>
        {begin.error && <Notice kind="error">{t(`errors:${errorKey(begin.error)}`)}</Notice>}
        {kind === 'fill' && (
          <ChoiceGroup
            legend={t('do.fill.to')}
            choices={(['points', 'missing'] as const).map((value) => ({
              value,
              label: t(`do.fill.${value}`),
            }))}
            field={register('to')}
          />
        )}
        {kind === 'curve' && (
          <ChoiceGroup
            legend={t('do.curve.by')}
            choices={(['points', 'percent'] as const).map((value) => ({
              value,
              label: t(`do.curve.${value}`),
            }))}
            field={register('by')}
          />
        )}
        {asksNumber && (
          <TextField
            label={t(kind === 'fill' ? 'do.fill.value' : `do.curve.value.${values.by}`)}
            inputMode="decimal"
            maxW="10rem"
            error={formState.errors.value && t(isPercent ? 'do.noPercent' : 'do.noNumber')}
            field={register('value', { validate: () => plan !== null })}
          />
        )}
        {kind === 'curve' && (
          <ChoiceGroup
            legend={t('do.curve.cap')}
            choices={(['capped', 'open'] as const).map((value) => ({
              value,
              label: t(`do.curve.${value}`),
            }))}
            field={register('cap')}
          />
        )}
        {kind === 'release' && (
          <ChoiceGroup
            legend={t('do.release.when')}
            compact
            choices={whens.map((value) => ({ value, label: t(`do.release.${value}`) }))}
            field={register('when')}
          />
        )}
        {kind === 'release' && values.when === 'later' && (
          <TextField
            label={t('do.release.from')}
            hint={t('do.release.fromHint')}
            type="datetime-local"
            maxW="16rem"
            error={wrong && t(wrong.type === 'past' ? 'do.release.past' : 'do.release.missing')}
            // What is once seen cannot be unseen: a day that was mistyped would show it at once.
            field={register('from', { validate: { missing: (at) => at !== '', past: isToCome } })}
          />
        )}
        {kind === 'release' && item.kind !== 'manual' && <p>{t(`do.release.of.${item.kind}`)}</p>}
        {plan && <JobPreview item={item} plan={plan} everybody={everybody} changes={changes} />}
        {kind !== 'release' && (
          <TextField
            label={t('reason.label')}
            hint={t('reason.hint')}
            maxLength={200}
            error={formState.errors.reason && t('reason.missing')}
            field={register('reason', { validate: (text) => text.trim() !== '' })}
          />
        )}
        <FormActions
          yes={t(kind === 'release' ? `do.release.do.${values.when}` : `do.${kind}.yes`)}
          no={t('cancel')}
          // What is not filled in yet is told on pressing; what would do nothing cannot be pressed.
          disabled={begin.isPending || (plan !== null && changes.length === 0)}
          onNo={onClose}
        />
      </Form>
    </Modal>
  );
}
