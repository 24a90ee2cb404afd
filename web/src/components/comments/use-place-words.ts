import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { Anchor } from './types.ts';

type File = { mediaId: string; fileName: string };

/** Says in words where a comment is. */
export function usePlaceWords(files: readonly File[]) {
  const { t } = useTranslation('comments');
  const nameOf = (mediaId: string) =>
    files.find((file) => file.mediaId === mediaId)?.fileName ?? t('place.noFile');
  return (anchor: Anchor): string => {
    if (anchor.in === 'text') return t('place.text');
    const name = nameOf(anchor.mediaId);
    return anchor.in === 'page' ? t('place.page', { page: anchor.page, name }) : name;
  };
}
