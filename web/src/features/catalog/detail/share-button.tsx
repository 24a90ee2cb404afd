import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { notify } from '#web/lib/notify.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { courseLink } from '#web/course/course-link.ts';
import '#web/course/texts.ts';

/** Hands the link of a course, in the language that it is read in here, to the device's own way of sharing, else to the clipboard. */
export function ShareButton({ courseId, title }: { courseId: string; title: string }) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  const share = async () => {
    const url = courseLink(courseId, language);
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      void notify('success', { title: t('detail.shared') });
    } catch (error) {
      // Somebody who closes the device's dialog has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      void notify('error', { title: t('detail.shareFailed') });
    }
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void share()}>
      <Icon name="link" />
      {t('detail.share')}
    </Button>
  );
}
