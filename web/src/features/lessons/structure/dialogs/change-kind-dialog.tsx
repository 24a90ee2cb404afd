import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  canComplete,
  isRead,
  type OfferedKind,
  offeredKinds,
  usualMinutes,
} from '#shared/blocks/registry.ts';
import '#web/blocks/texts.ts';
import { bareContent, type ChosenFile, filledContent, isBare } from '#web/blocks/beginnings.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { isMinutes } from '../new-block.ts';
import { useOutlineContext } from '../outline-context.ts';
import { structureQueries } from '../queries.ts';
import type { BlockRow } from '../types.ts';
import '../texts.ts';
import { KindFields, type KindValues } from './kind-fields.tsx';

type Values = KindValues & { kind: OfferedKind };

/** Makes another kind of a lesson: its title, place and rules stay, what it held is kept as a version. */
export function ChangeKindDialog({ block, onClose }: { block: BlockRow; onClose: () => void }) {
  const { t } = useTranslation(['structure', 'blocks']);
  const { language } = useLanguage();
  const { course } = useOutlineContext();
  const { courseId } = course.course;
  const { blockId, moduleId, version, completion } = block;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const kinds = offeredKinds.filter((kind) => kind !== block.kind);
  const [first = 'text'] = kinds;
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: { kind: first, address: '', minutes: String(block.minutes) },
  });
  const kind = useWatch({ control, name: 'kind' });
  const write = useWrite('lessons.updateBlock', {
    meta: {
      invalidates: [structureQueries.get(courseId).queryKey, ['courses', 'one', courseId]],
      success: t('kindChange.done', { kind: t(`blocks:kind.${kind}`) }),
    },
    onSuccess: onClose,
  });
  const change = ({ address, minutes }: Values) => {
    const length = Number(minutes);
    const content = isBare(kind)
      ? bareContent(kind, language)
      : filledContent(kind, { address: address.trim(), file, minutes: length });
    if (!isMinutes(length)) return setError('minutes', { type: 'number' }, { shouldFocus: true });
    if (content === null) return setError('address', { type: kind });
    // A block that does not play from our own files cannot be watched to a share.
    const marked = !canComplete(kind, completion);
    return write.mutate({
      params: { courseId, moduleId, blockId },
      body: {
        version,
        content,
        minutes: isRead(kind) ? usualMinutes(kind) : length,
        ...(marked && { completion: { rule: 'marked' } }),
      },
    });
  };
  return (
    <FormDialog
      title={t('kindChange.title')}
      text={t('kindChange.text')}
      yes={t('kindChange.do')}
      no={t('cancel')}
      disabled={write.isPending}
      onSubmit={handleSubmit(change)}
      onClose={onClose}
    >
      <SelectField
        label={t('kindChange.kind')}
        choices={kinds.map((value) => ({ value, label: t(`blocks:kind.${value}`) }))}
        field={register('kind', { onChange: () => setFile(null) })}
      />
      {!isBare(kind) && (
        <KindFields
          key={kind}
          kind={kind}
          file={file}
          onFile={setFile}
          address={register('address')}
          minutes={register('minutes')}
          errors={formState.errors}
        />
      )}
    </FormDialog>
  );
}
