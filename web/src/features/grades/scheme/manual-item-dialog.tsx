import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { GradeCategory } from '#shared/schemas/grading.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, pointsOf } from '#web/lib/points.ts';
import { useWrite } from '#web/lib/use-write.ts';
import type { BookItem } from '../types.ts';
import { schemeQueries } from './queries.ts';
import './texts.ts';
import { TitleFields } from './title-fields.tsx';

const usualPlace = { isExtra: false, isKeptOut: false, place: null, version: 0 };
const releases = ['whenMarked', 'byHand'] as const;

type Props = {
  courseId: string;
  /** What is changed; null: a new one. */
  item: BookItem | null;
  /** Those of the scheme that applies; of an item that is there the scheme itself says it. */
  categories: readonly GradeCategory[];
  onClose: () => void;
};

/** Makes an item that no lesson stands for, or changes one: what it is called, its points, and when its marks are seen. */
export default function ManualItemDialog({ courseId, item, categories, onClose }: Props) {
  const { t } = useTranslation(['gradeScheme', 'errors']);
  const { language, local } = useLanguage();
  const [itemId] = useState(() => item?.itemId ?? ulid());
  const [title, setTitle] = useState<LocalizedText>(item?.title ?? {});
  const [most, setMost] = useState(item?.most ?? 100_000);
  const [release, setRelease] = useState(item?.manual?.release ?? 'whenMarked');
  const [categoryId, setCategoryId] = useState(item?.categoryId ?? '');
  const [isNameless, setNameless] = useState(false);
  const put = useWrite('grades.putItem', {
    meta: {
      invalidates: [schemeQueries.all(courseId)],
      success: t('manual.saved'),
      handles: 'all',
    },
    onSuccess: onClose,
  });
  const save = () => {
    const hasName = Object.keys(title).length > 0;
    setNameless(!hasName);
    if (!hasName) return;
    const { isExtra, isKeptOut, place, version } = item ?? usualPlace;
    put.mutate({
      params: { courseId },
      body: {
        itemId,
        categoryId: categoryId === '' ? null : categoryId,
        isExtra,
        isKeptOut,
        place,
        version,
        manual: { title, most, release },
      },
    });
  };
  return (
    <FormDialog
      title={t(item ? 'manual.change' : 'manual.new')}
      text={t('manual.text')}
      problem={
        isNameless ? t('name.missing') : put.error ? t(`errors:${errorKey(put.error)}`) : null
      }
      yes={t('save')}
      no={t('cancel')}
      disabled={put.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TitleFields value={title} onChange={setTitle} />
      <TypedField
        atOnce
        numeric="decimal"
        label={t('manual.most')}
        value={formatPoints(most, language, false)}
        wrong={(text) => (pointsOf(text, language) === null ? t('manual.mostWrong') : undefined)}
        onTake={(text) => setMost(pointsOf(text, language) ?? most)}
      />
      {item === null && categories.length > 0 && (
        <Choice
          label={t('item.category')}
          value={categoryId}
          choices={[
            { value: '', label: t('item.noCategory') },
            ...categories.map((one) => ({ value: one.categoryId, label: local(one.title).text })),
          ]}
          onChange={setCategoryId}
        />
      )}
      <Choice
        label={t('manual.release')}
        value={release}
        choices={releases.map((value) => ({ value, label: t(`manual.${value}`) }))}
        onChange={setRelease}
      />
    </FormDialog>
  );
}
