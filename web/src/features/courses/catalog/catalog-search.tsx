import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '#web/components/ui/search-input.tsx';
import '../texts.ts';

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
      display="flex"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <SearchInput
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </chakra.form>
  );
}
