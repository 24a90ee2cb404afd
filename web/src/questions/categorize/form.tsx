import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { assigningSchemes } from '#shared/questions/matching/schema.ts';
import type { StoredAnswer } from '#shared/schemas/questions.ts';
import { Select } from '#web/components/form/select.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Faults } from '../form/faults.tsx';
import type { FormProps } from '../form/form-props.ts';
import { LineField } from '../form/line-field.tsx';
import { MarkField } from '../form/mark-field.tsx';
import { emptyLine, emptyText } from '../form/empty-texts.ts';
import { newPartId } from '../form/new-part-id.ts';
import { PartList } from '../form/part-list.tsx';
import { RichField } from '../form/rich-field.tsx';
import { SchemeField } from '../form/scheme-field.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';

const examplesOf = (best: StoredAnswer): Example[] =>
  best.type === 'categorize' && best.items.length > 1
    ? [{ name: 'oneMissing', answer: { ...best, items: best.items.slice(1) } }]
    : [];

export function CategorizeForm({ content, onChange }: FormProps<'categorize'>) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const id = useId();
  const { categories, items } = content;
  return (
    <>
      <PartList
        legend={t('form.categories')}
        path={['categories']}
        parts={categories}
        idOf={({ categoryId }) => categoryId}
        nameOf={(place) => t('form.category', { place })}
        most={10}
        add={t('form.addCategory')}
        make={() => ({ categoryId: newPartId(), name: emptyLine })}
        // What lay in a category that is gone belongs to none.
        onChange={(next) =>
          onChange({
            ...content,
            categories: next,
            items: items.map((item) =>
              next.some(({ categoryId }) => categoryId === item.categoryId)
                ? item
                : { ...item, categoryId: null },
            ),
          })
        }
      >
        {(category, change, at) => (
          <LineField
            label={t('form.category', { place: at + 1 })}
            path={['categories', at, 'name']}
            value={category.name}
            onChange={(name) => change({ ...category, name })}
          />
        )}
      </PartList>
      <PartList
        legend={t('form.items')}
        path={['items']}
        parts={items}
        idOf={({ itemId }) => itemId}
        nameOf={(place) => t('form.item', { place })}
        most={40}
        add={t('form.addItem')}
        make={() => ({ itemId: newPartId(), text: emptyText, categoryId: null })}
        onChange={(next) => onChange({ ...content, items: next })}
      >
        {(item, change, at) => (
          <>
            <RichField
              label={t('form.item', { place: at + 1 })}
              path={['items', at, 'text']}
              value={item.text}
              onChange={(text) => change({ ...item, text })}
            />
            <div>
              <chakra.label htmlFor={`${id}-${item.itemId}`} fontSize="sm" fontWeight="medium">
                {t('form.belongsTo')}
              </chakra.label>
              <Select
                id={`${id}-${item.itemId}`}
                value={item.categoryId ?? ''}
                onChange={({ target }) =>
                  change({ ...item, categoryId: target.value === '' ? null : target.value })
                }
              >
                <option value="">{t('take.noCategory')}</option>
                {categories.map(({ categoryId, name }, place) => (
                  <option key={categoryId} value={categoryId}>
                    {local(name).text || t('form.category', { place: place + 1 })}
                  </option>
                ))}
              </Select>
              <Faults path={['items', at]} deep={false} />
            </div>
          </>
        )}
      </PartList>
      <MarkField
        label={t('form.offersNone')}
        checked={content.offersNone}
        onChange={(offersNone) => onChange({ ...content, offersNone })}
      />
      <SchemeField
        schemes={assigningSchemes}
        value={content.scheme}
        onChange={(scheme) => onChange({ ...content, scheme })}
      />
      <WorkedExample content={content} examples={examplesOf} />
    </>
  );
}
