import { useState } from 'react';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint?: string;
  lang?: string;
  value: string;
  /** `decimal`: with a decimal sign. */
  numeric?: boolean | 'decimal';
  /** It is taken with each letter that leaves it right, not only when one leaves it. */
  atOnce?: boolean;
  /** The fault of the typed text, in words; then it is not taken. */
  wrong: (text: string) => string | undefined;
  /** It is begun to be changed, from what it says now. */
  onBegin?: () => void;
  onTake: (text: string) => void;
};

/** A line that is taken when one leaves it or presses Enter; Escape brings back what was there. */
export function TypedField(props: Props) {
  const { label, hint, lang, value, numeric, atOnce = false, wrong, onBegin, onTake } = props;
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [error, setError] = useState<string>();
  if (shown !== value) {
    // It was changed elsewhere: the tree, an undo, somebody else. What is being typed stays.
    setShown(value);
    if (typed === shown) setTyped(value);
  }
  const take = () => {
    const text = typed.trim();
    if (text === value) return setTyped(value);
    const why = wrong(text);
    setError(why);
    return why === undefined && onTake(text);
  };
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      lang={lang}
      value={typed}
      error={error}
      inputMode={numeric === 'decimal' ? 'decimal' : numeric ? 'numeric' : 'text'}
      maxW={numeric ? '8rem' : undefined}
      onFocus={onBegin}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key !== 'Escape' || typed === value) return;
        event.preventDefault();
        event.stopPropagation();
        setTyped(value);
        setError(undefined);
      }}
      field={{
        name: label,
        ref: () => undefined,
        onChange: async ({ target }: { target: { value: string } }) => {
          setTyped(target.value);
          const text = target.value.trim();
          if (!atOnce || wrong(text) !== undefined) return;
          setError(undefined);
          onTake(text);
        },
        onBlur: async () => void take(),
      }}
    />
  );
}
