import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import './texts.ts';

/** What the address looks for among the people, and where in their list it stands. */
export function useUserSearch() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 100) ?? '';
  const cursor = params.get('cursor');
  const search = (text: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        next.delete('q');
        if (text.trim() !== '') next.set('q', text.trim());
        return next;
      },
      // Typing should not fill the history with every letter.
      { replace: true, preventScrollReset: true },
    );
  return { q, query: { ...(q && { q }), ...(cursor !== null && { cursor }) }, search };
}

/** Finds people by the beginning of a name or of an address; what is looked for stands in the address. */
export function UserSearch() {
  const { t } = useTranslation('users');
  const { q, search } = useUserSearch();
  return (
    <Box maxW="28rem" mb="5">
      <LiveSearch label={t('search')} placeholder={t('search')} value={q} onSearch={search} />
    </Box>
  );
}
