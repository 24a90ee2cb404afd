import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { Language } from '#shared/policies/languages.ts';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useShownLanguages } from './shown-languages.ts';
import { useCourseField } from './use-course-field.ts';

type Name = 'title' | 'summary' | 'description' | `outcomes.${number}` | `requirements.${number}`;

type Props = { name: Name; label: string; hint?: string; rows?: number };

/** One text in each language shown, side by side where there is room. */
export function LocalizedField(props: Props) {
  const { shown } = useShownLanguages();
  return (
    <SimpleGrid columns={{ base: 1, md: shown.length }} gap="4" w="full">
      {shown.map((language) => (
        <InLanguage key={language} language={language} {...props} />
      ))}
    </SimpleGrid>
  );
}

function InLanguage({ name, label, hint, rows, language }: Props & { language: Language }) {
  const { labelIn } = useShownLanguages();
  const { field, error } = useCourseField(`${name}.${language}`);
  const shared = { label: labelIn(label, language), error, field, ...(hint ? { hint } : {}) };
  return rows === undefined ? (
    <TextField lang={language} {...shared} />
  ) : (
    <TextAreaField lang={language} rows={rows} {...shared} />
  );
}
