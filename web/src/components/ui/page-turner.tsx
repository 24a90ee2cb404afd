import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from './button.tsx';
import '../texts.ts';

/** An address without its place in the list, or with another. */
function at(params: URLSearchParams, cursor: string | null): string {
  const next = new URLSearchParams(params);
  if (cursor === null) next.delete('cursor');
  else next.set('cursor', cursor);
  return `?${next}`;
}

/** The ways to the next page of a list and to its first; which page it is stands in the address. */
export function PageTurner({ nextCursor }: { nextCursor: string | null }) {
  const { t } = useTranslation(['common', 'parts']);
  const [params] = useSearchParams();
  const first = !params.has('cursor');
  if (first && nextCursor === null) return null;
  return (
    <Flex as="nav" aria-label={t('parts:pages.label')} gap="3" mt="6" wrap="wrap" justify="center">
      {!first && (
        <ButtonLink variant="outline" to={at(params, null)}>
          {t('parts:pages.first')}
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink variant="outline" to={at(params, nextCursor)}>
          {t('parts:pages.next')}
        </ButtonLink>
      )}
    </Flex>
  );
}
