import { useTranslation } from 'react-i18next';
import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import './texts.ts';
import { type Issue, issueAt } from './issue-at.ts';
import { wordsIn, withWords } from './localized.ts';
import { TwoLanguages } from './two-languages.tsx';
import { ValueField } from './value-field.tsx';

type Field<Name> = {
  name: Name;
  label: string;
  hint?: string;
  rows?: number;
  /** The most characters of one language. */
  most: number;
};

type Props<Name extends string> = {
  words: Record<Name, LocalizedText | null>;
  fields: readonly Field<Name>[];
  onChange: (words: Record<Name, LocalizedText | null>) => void;
  issues: readonly Issue[];
  /** The language that is the reader's own. */
  first: Language;
};

/** Some short texts of a lesson in both languages. */
export function WordFields<Name extends string>(props: Props<Name>) {
  const { words, fields, onChange, issues, first } = props;
  const { t } = useTranslation('lessons');
  const write = (language: Language, textOf: (name: Name) => string | null) => {
    const next = { ...words };
    for (const { name } of fields) {
      const text = textOf(name);
      if (text !== null) next[name] = withWords(words[name], language, text);
    }
    onChange(next);
  };
  return (
    <TwoLanguages
      first={first}
      missing={(language) => fields.every(({ name }) => wordsIn(words[name], language) === '')}
      onCopy={(to, from) => write(to, (name) => wordsIn(words[name], from))}
    >
      {(language) =>
        fields.map(({ name, label, hint, rows, most }) => (
          <ValueField
            key={name}
            label={label}
            {...(hint !== undefined && { hint })}
            {...(rows !== undefined && { rows })}
            lang={language}
            value={wordsIn(words[name], language)}
            error={issueAt(issues, name, language) ? t('problem.line', { most }) : undefined}
            onChange={(text) => write(language, (one) => (one === name ? text : null))}
          />
        ))
      }
    </TwoLanguages>
  );
}
