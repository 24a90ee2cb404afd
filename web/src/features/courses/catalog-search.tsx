import { chakra } from '@chakra-ui/react/styled-system';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

type Props = { value: string; onSearch: (text: string) => void };

/** The search box: it searches by itself once the typing pauses, and at once with Enter. */
export function CatalogSearch({ value, onSearch }: Props) {
  const { t } = useTranslation('courses');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The address changed from elsewhere (back, "clear"): the box follows it.
    setShown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text), pause);
    return () => clearTimeout(timer);
  });
  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <Field.Root>
        <Field.Label>{t('search.label')}</Field.Label>
        <Input
          type="search"
          size="lg"
          bg="bg.panel"
          borderColor="border.emphasized"
          maxLength={100}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field.Root>
    </chakra.form>
  );
}
