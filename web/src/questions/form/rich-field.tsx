import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import type { LocalizedRichText, RichText as Document } from '#shared/schemas/rich-text.ts';
import { says } from '#web/blocks/text/says.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { Faults } from './faults.tsx';
import { type Path, useFormScope } from './form-scope.ts';
import { InLanguages } from './in-languages.tsx';

const RichEditor = lazy(() => import('#web/blocks/text/rich/rich-editor.tsx'));

const Rest = chakra('div', {
  base: {
    minH: '11',
    px: '3',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'text',
    overflowWrap: 'anywhere',
    '& > * > *': { fontSize: 'md' },
  },
});

type Props = {
  label: string;
  path: Path;
  value: LocalizedRichText;
  onChange: (value: LocalizedRichText) => void;
};

/** A text with formulas, code and pictures in both languages. */
export const RichField = ({ label, path, value, onChange }: Props) => (
  <div>
    <InLanguages label={label}>
      {(language, name) => (
        <>
          <chakra.p fontWeight="medium" fontSize="sm" mb="1.5" aria-hidden>
            {name}
          </chakra.p>
          <RichIn
            id={`${path.join('.')} ${language}`}
            label={name}
            language={language}
            document={value[language]}
            onChange={(document) => onChange({ ...value, [language]: document })}
          />
        </>
      )}
    </InLanguages>
    <Faults path={path} />
  </div>
);

type InProps = {
  id: string;
  label: string;
  language: Language;
  document: Document | undefined;
  onChange: (document: Document) => void;
};

/** The text as it reads; where somebody writes, the editor takes its place, so that a form has one of them at a time. */
function RichIn({ id, label, language, document, onChange }: InProps) {
  const { t } = useTranslation('questions');
  const { files, active, onActivate } = useFormScope();
  const known = useStore(files);
  const isActive = active === id;
  const rest = (
    <Rest
      lang={language}
      {...(isActive
        ? { 'aria-hidden': true }
        : {
            role: 'textbox',
            'aria-multiline': true,
            'aria-label': label,
            tabIndex: 0,
            onFocus: () => onActivate(id),
          })}
    >
      {document && says(document) ? (
        <RichText
          document={document}
          links={[...known].map(([mediaId, { url }]) => ({ mediaId, url }))}
          onLinkEnded={files.onLinkEnded}
        />
      ) : (
        <chakra.span color="fg.muted">{t('form.empty')}</chakra.span>
      )}
    </Rest>
  );
  if (!isActive) return rest;
  return (
    <Written
      label={label}
      language={language}
      document={document}
      onChange={onChange}
      rest={rest}
    />
  );
}

type WrittenProps = Omit<InProps, 'id'> & {
  /** What is shown until the editor is there. */
  rest: ReactNode;
};

/** The editor; what somebody types while it is still on its way comes into a plain field that nobody sees, and from there to it. */
function Written({ label, language, document, onChange, rest }: WrittenProps) {
  const { files, pickMedia } = useFormScope();
  const early = useRef<HTMLTextAreaElement>(null);
  const [isThere, setThere] = useState(false);
  return (
    <Box position="relative">
      {!isThere && (
        <chakra.textarea
          ref={early}
          aria-label={label}
          lang={language}
          position="absolute"
          inset="0"
          zIndex="1"
          opacity="0"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in place of the text that was just entered
          autoFocus
        />
      )}
      <Suspense fallback={rest}>
        <Box css={{ '& .ProseMirror.ProseMirror': { minH: '5rem', px: '3' } }}>
          <RichEditor
            label={label}
            lang={language}
            value={document}
            onChange={onChange}
            files={files}
            pickPicture={() => pickMedia('image')}
            onLost={() => undefined}
            focusesAtOnce
            takeTyped={() => {
              setThere(true);
              return early.current?.value ?? '';
            }}
          />
        </Box>
      </Suspense>
    </Box>
  );
}

type OptionalProps = Omit<Props, 'value' | 'onChange'> & {
  value: LocalizedRichText | null;
  onChange: (value: LocalizedRichText | null) => void;
  /** The words of the button that begins it. */
  add: ReactNode;
};

/** A text that most leave out: a button until somebody wants it. */
export function OptionalRichField({ label, path, value, onChange, add }: OptionalProps) {
  const [wanted, setWanted] = useState(value !== null);
  const { onActivate, languages } = useFormScope();
  if (!wanted && value === null)
    return (
      <Button
        size="sm"
        variant="quiet"
        alignSelf="flex-start"
        onClick={() => {
          setWanted(true);
          onActivate(`${path.join('.')} ${languages[0] ?? 'en'}`);
        }}
      >
        {add}
      </Button>
    );
  return <RichField label={label} path={path} value={value ?? {}} onChange={onChange} />;
}
