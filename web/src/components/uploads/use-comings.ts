import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedFile } from './file-list.tsx';
import './texts.ts';

/** Says which files came and went. */
export function useComings(files: readonly ListedFile[]): string {
  const { t } = useTranslation('uploads');
  const [known, setKnown] = useState({ files, text: '' });
  if (known.files === files) return known.text;
  const isIn = (list: readonly ListedFile[]) => (one: ListedFile) =>
    list.some(({ mediaId }) => mediaId === one.mediaId);
  const came = files.find((one) => !isIn(known.files)(one));
  const went = known.files.find((one) => !isIn(files)(one));
  const text = came
    ? t('said.done', { name: came.fileName })
    : went
      ? t('file.removed', { name: went.fileName })
      : known.text;
  setKnown({ files, text });
  return text;
}
