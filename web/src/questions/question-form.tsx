import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#shared/policies/languages.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { lacksOf } from '#shared/questions/registry.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Files } from '#web/blocks/form/files.ts';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import type { PickMedia } from '#web/blocks/types.ts';
import { emptyLine } from './form/empty-texts.ts';
import type { FormProps } from './form/form-props.ts';
import { FormScopeProvider } from './form/form-scope.ts';
import { LineField } from './form/line-field.tsx';
import { MarkField } from './form/mark-field.tsx';
import { PartList } from './form/part-list.tsx';
import { OptionalRichField, RichField } from './form/rich-field.tsx';
import { forms } from './forms.ts';
import { LanguageChoice } from './language-choice.tsx';
import { storedContent } from './stored-content.ts';
import './texts.ts';

/** The fields of one type with its content: so the checker follows from the type to its props. */
function fieldsOf<T extends QuestionType>(type: T, props: FormProps<T>) {
  const Fields: ComponentType<FormProps<T>> = forms[type];
  return <Fields {...props} />;
}

type Props = {
  content: QuestionContent;
  onChange: (content: QuestionContent) => void;
  files: Files;
  pickMedia: PickMedia;
  /** Why it cannot be saved as it stands: of `storedContent`. */
  issues: readonly Issue[];
  /** The language that is the reader's own. */
  language: Language;
};

/** Lets a teacher write a question. What it lacks is said at its fields, and keeps nothing from being saved. */
export function QuestionForm({ content, onChange, files, pickMedia, issues, language }: Props) {
  const { t } = useTranslation('questions');
  const id = useId();
  // One that is written in the other language alone would seem empty.
  const [shown, setShown] = useState<readonly Language[]>(() => {
    const written = languages.filter((one) => content.stem[one] !== undefined);
    return written.includes(language) || written.length === 0 ? [language] : written;
  });
  const [active, setActive] = useState<string | null>(null);
  const change = (changes: Partial<QuestionContent>) =>
    onChange({ ...content, ...changes } as QuestionContent);
  return (
    <FormScopeProvider
      value={{
        files,
        pickMedia,
        issues,
        findings: lacksOf(storedContent(content)),
        languages: shown,
        active,
        onActivate: setActive,
      }}
    >
      <Flex direction="column" gap="6">
        <LanguageChoice value={shown} onChange={setShown} />
        <RichField
          label={t('form.stem')}
          path={['stem']}
          value={content.stem}
          onChange={(stem) => change({ stem })}
        />
        {fieldsOf<QuestionType>(content.type, { content, onChange })}
        <PartList
          legend={t('form.hints')}
          path={['hints']}
          parts={content.hints}
          idOf={(_, at) => `${id}${at}`}
          nameOf={(place) => t('form.hint', { place })}
          most={3}
          add={t('form.addHint')}
          make={() => emptyLine}
          onChange={(hints) => change({ hints })}
        >
          {(hint, write, at) => (
            <LineField
              label={t('form.hint', { place: at + 1 })}
              path={['hints', at]}
              rows={2}
              value={hint}
              onChange={write}
            />
          )}
        </PartList>
        <OptionalRichField
          label={t('form.general')}
          path={['feedback']}
          value={content.feedback}
          add={t('form.addThis', { what: t('form.general') })}
          onChange={(feedback) => change({ feedback })}
        />
        <chakra.div>
          <MarkField
            label={t('form.belowZero')}
            checked={content.belowZero}
            onChange={(belowZero) => change({ belowZero })}
          />
        </chakra.div>
      </Flex>
    </FormScopeProvider>
  );
}
