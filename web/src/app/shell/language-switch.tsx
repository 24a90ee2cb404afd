import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

/** The way to the other language, named in that language; `short`: by its letters where there is little room. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { t } = useTranslation();
  const { language, change } = useLanguage();
  const other = language === 'en' ? 'es' : 'en';
  const name = t(`languages.${other}`);
  return (
    <Button
      size="sm"
      variant="quiet"
      lang={other}
      aria-label={name}
      px={short ? { base: '2', lg: '3.5' } : undefined}
      onClick={() => void change(other)}
    >
      {short && <chakra.span hideFrom="lg">{other.toUpperCase()}</chakra.span>}
      <chakra.span hideBelow={short ? 'lg' : undefined}>{name}</chakra.span>
    </Button>
  );
}
