import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { MarkField } from '../form/mark-field.tsx';
import { emptyText } from '../form/empty-texts.ts';
import { newPartId } from '../form/new-part-id.ts';
import { PartList } from '../form/part-list.tsx';
import { RichField } from '../form/rich-field.tsx';

export function SurveyForm({ content, onChange }: FormProps<'survey'>) {
  const { t } = useTranslation('questions');
  return (
    <>
      <PartList
        legend={t('form.options')}
        path={['options']}
        parts={content.options}
        idOf={({ optionId }) => optionId}
        nameOf={(place) => t('form.option', { place })}
        most={20}
        add={t('form.addOption')}
        make={() => ({ optionId: newPartId(), text: emptyText })}
        onChange={(options) => onChange({ ...content, options })}
      >
        {(option, change, at) => (
          <RichField
            label={t('form.option', { place: at + 1 })}
            path={['options', at, 'text']}
            value={option.text}
            onChange={(text) => change({ ...option, text })}
          />
        )}
      </PartList>
      <div>
        <MarkField
          label={t('form.several')}
          checked={content.several}
          onChange={(several) => onChange({ ...content, several })}
        />
        <MarkField
          label={t('form.comment')}
          checked={content.comment}
          onChange={(comment) => onChange({ ...content, comment })}
        />
      </div>
    </>
  );
}
