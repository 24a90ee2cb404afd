import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { SearchInput } from './search-input.tsx';

/** The length of a pause in typing, in milliseconds. */
const pause = 300;

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
};

/** A box that searches by itself once the typing pauses, and at once with Enter. */
export function LiveSearch({ label, placeholder, value, onSearch }: Props) {
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
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </chakra.form>
  );
}
