import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { nameOfFile } from '#web/lib/export-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notify, notifyPromise } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import '../texts.ts';
import type { AssignmentIds, ListName } from '../types.ts';
import { useSubmitterName } from '../use-submitter-name.ts';

type Props = { ids: AssignmentIds; list: ListName };

/** Hands over what was handed in as one zip, in the browser: a folder for each submission. */
export function DownloadButton({ ids, list }: Props) {
  const { t } = useTranslation(['submissions', 'errors']);
  const { local } = useLanguage();
  const nameOf = useSubmitterName();
  const [done, setDone] = useState<number | null>(null);
  const write = async () => {
    // What packs and what writes Markdown come when they are asked for.
    const { downloadSubmissions } = await import('./download-submissions.ts');
    const words = { nameOf, text: t('download.text'), link: t('download.link') };
    const { zip, title, missing } = await downloadSubmissions(ids, list, words, setDone);
    const name = title ? local(title).text : '';
    saveFile(nameOfFile(t('download.file'), name, new Date(), 'zip'), zip, 'application/zip');
    if (missing.length === 0) return;
    void notify('error', {
      title: t('download.missing', { count: missing.length }),
      description: missing.join(', '),
    });
  };
  const save = () => {
    setDone(0);
    void notifyPromise(
      write().finally(() => setDone(null)),
      {
        loading: { title: t('download.working') },
        success: { title: t('download.done') },
        error: (cause) => ({ title: t(`errors:${errorKey(cause)}`) }),
      },
    );
  };
  return (
    <Button size="sm" variant="outline" disabled={done !== null} onClick={save}>
      {done === null ? t('download.action') : t('download.progress', { count: done })}
    </Button>
  );
}
