import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import type { ListedFile } from './file-list.tsx';
import './texts.ts';

type Link = {
  mediaId: string;
  url: string;
  expiresAt?: string;
  fileName?: string;
  contentType?: MediaType;
  bytes?: number;
};

/**
 * Files by their ids, as they are shown: with what the server said of them, else with what this page saw.
 * @param links of the server, the newest first
 */
export function useListedFiles(
  mediaIds: readonly string[],
  links: readonly Link[],
  ready: readonly OpenableWorkFile[],
): ListedFile[] {
  const { t } = useTranslation('uploads');
  return mediaIds.map((mediaId, at) => {
    const link = links.find((one) => one.mediaId === mediaId);
    const seen = ready.find((one) => one.mediaId === mediaId);
    const file = link ?? seen;
    return {
      mediaId,
      fileName: file?.fileName ?? t('file.nth', { number: at + 1 }),
      contentType: file?.contentType ?? null,
      bytes: file?.bytes ?? null,
      url: link?.url ?? seen?.link?.url ?? null,
      expiresAt: link ? link.expiresAt : seen?.link?.expiresAt,
    };
  });
}
