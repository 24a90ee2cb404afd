import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { pointsOf } from '#web/lib/points.ts';
import '../texts.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';

/** Sets what all chosen questions are worth. */
export function PointsDialog({
  onSet,
  ...rest
}: ChangeDialogProps & { onSet: (points: number) => void }) {
  const { t } = useTranslation('banks');
  const { language } = useLanguage();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { points: '' } });
  const submit = handleSubmit(({ points }) => {
    const written = pointsOf(points, language);
    if (written !== null) onSet(written);
  });
  return (
    <ChangeDialog title={t('dialog.pointsTitle')} onSubmit={submit} {...rest}>
      <TextField
        label={t('head.points')}
        hint={t('dialog.pointsHint')}
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.points && t('dialog.pointsWrong')}
        field={register('points', { validate: (text) => pointsOf(text, language) !== null })}
      />
    </ChangeDialog>
  );
}
