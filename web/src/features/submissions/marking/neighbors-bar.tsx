import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { type Following, submissionPath } from '../review-path.ts';
import '../texts.ts';
import type { useNeighbors } from './use-neighbors.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

type Props = {
  neighbors: ReturnType<typeof useNeighbors>;
  following: Following;
  /** Whose work it is. */
  name: string;
};

/** The ways to the submissions before and after one, the place of it among them, and the keys that do the same. */
export function NeighborsBar({ neighbors, following, name }: Props) {
  const { t } = useTranslation('submissions');
  const [showsKeys, setShowsKeys] = useState(false);
  const { before, next, at, of, isMore } = neighbors;
  const ways = [
    [before, 'work.before'],
    [next, 'work.next'],
  ] as const;
  return (
    <Flex as="nav" aria-label={t('work.neighbors')} gap="3" wrap="wrap" mb="6" align="center">
      {ways.map(
        ([to, words]) =>
          to !== undefined && (
            <ButtonLink
              key={words}
              size="sm"
              variant="outline"
              to={submissionPath(to, following)}
              state={{ marks: true }}
            >
              {t(words)}
            </ButtonLink>
          ),
      )}
      <Text role="status" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {at !== null && t(isMore ? 'work.placeOfMore' : 'work.place', { at, of, name })}
      </Text>
      <Button
        size="sm"
        variant="quiet"
        hideBelow="md"
        aria-haspopup="dialog"
        onClick={() => setShowsKeys(true)}
      >
        {t('keys.show')}
      </Button>
      {showsKeys && (
        <Suspense>
          <KeysDialog onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </Flex>
  );
}
