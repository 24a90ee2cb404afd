import { useTranslation } from 'react-i18next';
import { orderingSchemes } from '#shared/questions/ordering/schema.ts';
import type { StoredAnswer } from '#shared/schemas/questions.ts';
import { moved } from '../list/moved.ts';
import type { FormProps } from '../form/form-props.ts';
import { emptyText } from '../form/empty-texts.ts';
import { newPartId } from '../form/new-part-id.ts';
import { PartList } from '../form/part-list.tsx';
import { RichField } from '../form/rich-field.tsx';
import { SchemeField } from '../form/scheme-field.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';

const examplesOf = (best: StoredAnswer): Example[] =>
  best.type === 'ordering' && best.items.length > 1
    ? [{ name: 'swapped', answer: { ...best, items: moved(best.items, 0, 1) } }]
    : [];

export function OrderingForm({ content, onChange }: FormProps<'ordering'>) {
  const { t } = useTranslation('questions');
  return (
    <>
      <PartList
        legend={t('form.inOrder')}
        path={['items']}
        parts={content.items}
        idOf={({ itemId }) => itemId}
        nameOf={(place) => t('form.item', { place })}
        most={20}
        add={t('form.addItem')}
        make={() => ({ itemId: newPartId(), text: emptyText })}
        onChange={(items) => onChange({ ...content, items })}
      >
        {(item, change, at) => (
          <RichField
            label={t('form.item', { place: at + 1 })}
            path={['items', at, 'text']}
            value={item.text}
            onChange={(text) => change({ ...item, text })}
          />
        )}
      </PartList>
      <SchemeField
        schemes={orderingSchemes}
        value={content.scheme}
        onChange={(scheme) => onChange({ ...content, scheme })}
      />
      <WorkedExample content={content} examples={examplesOf} />
    </>
  );
}
