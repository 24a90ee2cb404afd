import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { useFieldHint } from '#web/components/form/use-field-hint.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = Omit<ComponentProps<typeof Input>, 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
  /** The numbers that are written in it; left out: it is one. */
  numbers?: readonly string[];
  /** Says also what is no number, where nothing else does. */
  saysNone?: boolean;
};

/** What is said comes after its field: most numbers need no word, and without a connection the field is there. */
function useWords() {
  const [words, setWords] = useState<typeof import('./number-words.ts') | null>(null);
  useEffect(() => {
    import('./number-words.ts').then(setWords, () => undefined);
  }, []);
  return words;
}

/**
 * A field for numbers, and beneath it how one is read that could be meant either way. It is said when it appears, and
 * describes the field for whoever comes to it.
 */
export function NumberInput({ value, onChange, numbers = [value], saysNone, ...input }: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const id = useId();
  const words = useWords();
  // A gap within a text is in no field of its own.
  const hint = useFieldHint();
  const isNone = saysNone && words?.isNoNumber(value);
  return (
    <>
      <Input
        inputMode="decimal"
        {...input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={hint === undefined ? id : `${hint} ${id}`}
      />
      <chakra.span
        id={id}
        aria-live="polite"
        display="block"
        textStyle="sm"
        color={isNone ? 'fg.error' : 'fg.muted'}
        // It stays for whoever listens, and takes no room.
        _empty={{ position: 'absolute' }}
      >
        {isNone ? t('numbers.none') : words?.wordsOfNumbers(numbers, t, language)}
      </chakra.span>
    </>
  );
}
