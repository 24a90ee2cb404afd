import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { written } from '#web/blocks/draft/written.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { Path } from '#web/questions/form/form-scope.ts';
import { LineField } from '#web/questions/form/line-field.tsx';
import './texts.ts';

type Words = { title: LocalizedText; description: LocalizedText | null };

type Props = {
  title: string;
  description: string;
  /** The words of the button that begins a description. */
  addDescription: string;
  path: Path;
  value: Words;
  onChange: (words: Words) => void;
};

/** The name of a part of a rubric, and what it means where the name does not say it. */
export function NamedFields(props: Props) {
  const { path, value, onChange } = props;
  const { t } = useTranslation('assignmentBuilder');
  const { title, description } = value;
  const [described, setDescribed] = useState(description !== null);
  const isNamed = written(title) !== null;
  return (
    <>
      <div>
        <LineField
          label={props.title}
          // What is wrong with no name at all is said below.
          path={isNamed ? [...path, 'title'] : []}
          value={title}
          onChange={(next) => onChange({ title: next, description })}
        />
        {!isNamed && (
          <Text textStyle="sm" color="fg.warning" mt="1">
            {t('rubric.needsName')}
          </Text>
        )}
      </div>
      {described || description !== null ? (
        <LineField
          label={props.description}
          path={[...path, 'description']}
          value={description}
          rows={2}
          onChange={(next) => onChange({ title, description: next })}
        />
      ) : (
        <Button size="sm" variant="quiet" alignSelf="flex-start" onClick={() => setDescribed(true)}>
          {props.addDescription}
        </Button>
      )}
    </>
  );
}
