import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = { value: readonly Language[]; onChange: (value: readonly Language[]) => void };

/** Chooses the languages whose texts are in view. */
export function LanguageChoice({ value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const ways: (readonly Language[])[] = [...languages.map((one) => [one]), languages];
  return (
    <Flex role="group" aria-label={t('form.languages')} wrap="wrap" gap="2">
      {ways.map((way) => (
        <Button
          key={way.join()}
          size="sm"
          variant="outline"
          aria-pressed={way.join() === value.join()}
          css={{ '&[aria-pressed=true]': { bg: 'bg.gold', borderColor: 'fg.gold' } }}
          onClick={() => onChange(way)}
        >
          {t(way.length > 1 ? 'form.bothLanguages' : `form.only.${way[0] ?? 'en'}`)}
        </Button>
      ))}
    </Flex>
  );
}
