import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { takenInGroups } from './file-groups.ts';
import './texts.ts';

/** Which kinds of files are taken, and how large each may be: a line for each kind. */
export function useTakenWords() {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return (accepts: readonly MediaType[], mostBytes: number | null): string[] =>
    takenInGroups(accepts, mostBytes).map(({ group, parts }) =>
      t('choose.taken', {
        group: t(`group.${group}`),
        parts: parts
          .map((part) =>
            t('choose.takenPart', {
              endings: part.endings.join(' '),
              size: formatBytes(part.mostBytes, language),
            }),
          )
          .join('; '),
      }),
    );
}
