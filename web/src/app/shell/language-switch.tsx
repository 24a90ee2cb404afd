import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

/** The way to the other language, named in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, change } = useLanguage();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Button size="sm" variant="quiet" lang={other} onClick={() => void change(other)}>
      {t(`languages.${other}`)}
    </Button>
  );
}
