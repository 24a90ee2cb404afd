import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Modal } from '#web/components/ui/modal.tsx';
import { MediaLibrary, mediaUses } from './media-library.tsx';
import type { MediaFilters } from './queries.ts';
import './texts.ts';

/** The files of a course over its page, where the address asks for them; search and kind stand there too. */
export function MediaPanel({ courseId }: { courseId: string }) {
  const { t } = useTranslation('media');
  const [params, setParams] = useSearchParams();
  if (params.get('panel') !== 'media') return null;
  const filters: MediaFilters = {
    q: params.get('file')?.trim().slice(0, 80) ?? '',
    use: mediaUses.find((use) => use === params.get('kind')) ?? 'all',
  };
  const put = (values: Record<string, string>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Modal title={t('library')} place="wide" onClose={() => put({ panel: '', file: '', kind: '' })}>
      <Text color="fg.muted" mb="4">
        {t('libraryLead')}
      </Text>
      <MediaLibrary
        courseId={courseId}
        filters={filters}
        onFilter={({ q = filters.q, use = filters.use }) =>
          put({ file: q, kind: use === 'all' ? '' : use })
        }
      />
    </Modal>
  );
}
