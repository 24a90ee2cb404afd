import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/policies/languages.ts';
import { SelectField } from '#web/components/form/select-field.tsx';
import type { ReadCourse } from './format/read-course.ts';
import type { Figures } from './plan/fates.ts';
import { fates } from './plan/types.ts';
import './texts.ts';

const Bar = chakra('div', {
  base: { display: 'flex', h: '3', borderRadius: 'full', overflow: 'hidden', gap: '2px', my: '4' },
});
const colors = { kept: 'green.600', changed: 'orange.500', dropped: 'gray.400' } as const;

type Props = {
  read: ReadCourse;
  figures: Figures;
  onLanguage: (language: Language) => void;
};

/** Says what was read and what becomes of it, in figures that add up. */
export function Headline({ read, figures, onLanguage }: Props) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const { lessons, modules, pictures, others, files } = figures;
  const parts = [
    t('figures.lessons', { count: lessons }),
    t('figures.modules', { count: modules }),
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
      <Bar aria-hidden>
        {fates.map((fate) => (
          <Box key={fate} bg={colors[fate]} flexGrow={figures[fate]} flexBasis="0" />
        ))}
      </Bar>
      <Flex gap="5" wrap="wrap" textStyle="sm" as="ul" listStyleType="none">
        {fates.map((fate) => (
          <Flex as="li" key={fate} gap="2" align="center">
            <Box w="3" h="3" borderRadius="full" bg={colors[fate]} aria-hidden />
            {t(`fate.count.${fate}`, { count: figures[fate] })}
          </Flex>
        ))}
      </Flex>
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
