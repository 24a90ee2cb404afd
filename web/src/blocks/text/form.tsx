import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { says } from './says.ts';
import type { Lost } from './rich/paste/clean-paste.ts';
import '../form/texts.ts';
import type { FormProps } from '../form/form-props.ts';
import { textProblems } from './text-problems.ts';
import { TwoLanguages } from '../form/two-languages.tsx';

const RichEditor = lazy(() => import('./rich/rich-editor.tsx'));

/** A text in both languages. What edits it is loaded when it is needed. */
export function TextForm({
  content,
  onChange,
  files,
  pickMedia,
  issues,
  language,
}: FormProps<'text'>) {
  const { t } = useTranslation('lessons');
  const [lost, setLost] = useState<Lost>({ pictures: 0, links: 0 });
  const { body } = content;
  const problemsIn = (of: Language) => textProblems(issues, of, body[of]);
  const whole = textProblems(issues, null);
  return (
    <>
      {(lost.pictures > 0 || lost.links > 0) && (
        <Notice kind="warning">
          {lost.pictures > 0 && <Text>{t('lost.pictures', { count: lost.pictures })}</Text>}
          {lost.links > 0 && <Text>{t('lost.links', { count: lost.links })}</Text>}
        </Notice>
      )}
      {whole.map(({ code, place }) => (
        <Notice key={code} kind="error">
          {t(`problem.${code}`, { place })}
        </Notice>
      ))}
      <TwoLanguages
        first={language}
        missing={(of) => !says(body[of])}
        onCopy={(to, from) => onChange({ ...content, body: { ...body, [to]: body[from] } })}
      >
        {(of) => (
          <>
            {problemsIn(of).map(({ code, place }) => (
              <Notice key={`${code}-${place}`} kind="error">
                {t(`problem.${code}`, { place })}
              </Notice>
            ))}
            <Suspense
              fallback={
                <Skeleton h="18rem" borderRadius="l2" role="status" aria-label={t('loading')} />
              }
            >
              <RichEditor
                label={t('textIn', { language: t(`language.${of}`) })}
                lang={of}
                value={body[of]}
                onChange={(document) => onChange({ ...content, body: { ...body, [of]: document } })}
                files={files}
                pickPicture={() => pickMedia('image')}
                onLost={setLost}
              />
            </Suspense>
          </>
        )}
      </TwoLanguages>
    </>
  );
}
