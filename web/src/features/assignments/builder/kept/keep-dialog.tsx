import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import '#web/lib/i18n/error-texts.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { keptRubrics } from './queries.ts';

type Props = { rubric: Rubric; onClose: () => void };

/** Keeps a rubric among one's own, under a name. */
export default function KeepDialog({ rubric, onClose }: Props) {
  const { t } = useTranslation(['assignmentBuilder', 'errors']);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const keep = useWrite('banks.createRubric', {
    meta: { handles: 'all', invalidates: [keptRubrics.queryKey], success: t('kept.kept') },
    onSuccess: onClose,
  });
  const problem =
    keep.error &&
    (errorKey(keep.error) === 'too_many_requests'
      ? t('kept.full')
      : t(`errors:${errorKey(keep.error)}`));
  return (
    <FormDialog
      title={t('kept.keep')}
      text={t('kept.keepText')}
      problem={problem}
      yes={t('kept.do')}
      no={t('kept.leaveOut')}
      disabled={keep.isPending}
      onSubmit={() => {
        setMissing(name.trim() === '');
        if (name.trim() !== '') keep.mutate({ body: { name: name.trim(), rubric } });
      }}
      onClose={onClose}
    >
      <ValueField
        label={t('kept.name')}
        value={name}
        error={isMissing ? t('kept.nameWrong') : undefined}
        input={{ maxLength: 120 }}
        onChange={(next) => {
          setName(next);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
