import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import '#web/course/texts.ts';
import type { CatalogState } from './use-catalog-filters.ts';

type Props = { state: Pick<CatalogState, 'clear' | 'change'>; suggestions: readonly string[] };

/** No course fits: searches that would find something, and the way back to all. */
export function NothingFound({ state, suggestions }: Props) {
  const { t } = useTranslation('catalog');
  const { clear, change } = state;
  return (
    <EmptyState
      drawing="search"
      title={t('catalog.empty')}
      text={t('catalog.emptySearch')}
      action={
        <>
          {suggestions.length > 0 && (
            <Flex gap="2" wrap="wrap" justify="center" align="center">
              <Text color="fg.muted">{t('catalog.suggestions')}</Text>
              {suggestions.map((words) => (
                <Button key={words} size="sm" variant="outline" onClick={() => change('q', words)}>
                  {words}
                </Button>
              ))}
            </Flex>
          )}
          <Button variant="secondary" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </>
      }
    />
  );
}
