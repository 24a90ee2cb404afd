import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/policies/languages.ts';
import { SelectField } from '#web/components/form/select-field.tsx';
import { FateBar } from '#web/components/ui/fate-bar.tsx';
import type { ReadCourse } from './format/read-course.ts';
import type { Figures } from './plan/fates.ts';
import { fates } from './plan/types.ts';
import './texts.ts';

type Props = {
  read: ReadCourse;
  figures: Figures;
  onLanguage: (language: Language) => void;
};

/** Says what was read and what becomes of it, in figures that add up. */
export function Headline({ read, figures, onLanguage }: Props) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const { lessons, modules, questions, pictures, others, files } = figures;
  const parts = [
    t('figures.lessons', { count: lessons }),
    t('figures.modules', { count: modules }),
    ...(questions > 0 ? [t('figures.questions', { count: questions })] : []),
    ...(pictures > 0 ? [t('figures.pictures', { count: pictures })] : []),
    ...(others > 0 ? [t('figures.others', { count: others })] : []),
  ];
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} size="xl" textWrap="balance">
        {t('figures.head', { count: files, coming: figures.kept + figures.changed })}
      </Heading>
      <Text fontSize="lg" mt="1">
        {t('figures.become', { parts: parts.join(' · ') })}
      </Text>
      <FateBar
        parts={fates.map((fate) => ({
          fate,
          count: figures[fate],
          label: t(`fate.count.${fate}`, { count: figures[fate] }),
        }))}
      />
      <Text color="fg.muted" mt="4" maxW="prose">
        {t(`from.${read.kind}`)}
        {read.wordCut && ` ${t(`wordCut.${read.wordCut}`)}`}
      </Text>
      {read.kind !== 'own' && (
        <Box mt="4" maxW="16rem">
          <SelectField
            label={t('language')}
            choices={languages.map((one) => ({ value: one, label: t(`languageOf.${one}`) }))}
            field={{
              name: 'language',
              onBlur: async () => undefined,
              ref: (element: HTMLSelectElement | null) => {
                if (element) element.value = read.language;
              },
              onChange: async ({ target }: { target: { value: Language } }) =>
                onLanguage(target.value),
            }}
          />
        </Box>
      )}
    </section>
  );
}
