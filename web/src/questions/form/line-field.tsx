import type { LocalizedText } from '#shared/policies/languages.ts';
import { wordsIn, withWords } from '#web/blocks/form/localized.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';
import { InLanguages } from './in-languages.tsx';

type Props = {
  label: string;
  path: Path;
  value: LocalizedText | null;
  onChange: (value: LocalizedText) => void;
  rows?: number;
};

/** Plain words in both languages. */
export const LineField = ({ label, path, value, onChange, rows }: Props) => (
  <div>
    <InLanguages label={label}>
      {(language, name) => (
        <ValueField
          label={name}
          lang={language}
          value={wordsIn(value, language)}
          onChange={(words) => onChange(withWords(value, language, words))}
          {...(rows !== undefined && { rows })}
        />
      )}
    </InLanguages>
    <Faults path={path} />
  </div>
);
