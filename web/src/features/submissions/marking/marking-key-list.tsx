import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { KeyList } from '#web/components/ui/key-list.tsx';
import '../texts.ts';

/** The keys with which a queue is marked, in the order in which they are used. */
const keys = [
  ['level', ['1', '…', '8']],
  ['walk', ['↑', '↓']],
  ['points', ['g']],
  ['comment', ['c']],
  ['annotate', ['a']],
  ['note', ['n']],
  ['ready', ['Ctrl', '⏎']],
  ['next', ['j']],
  ['before', ['k']],
  ['release', ['r']],
] as const;

/** Lists the keys with which a queue is marked, and says where they work. */
export function MarkingKeyList() {
  const { t } = useTranslation('submissions');
  return (
    <>
      <KeyList rows={keys.map(([name, of]) => ({ what: t(`keys.${name}`), keys: of }))} />
      <Text textStyle="sm" color="fg.muted" mt="2">
        {t('keys.inNumbers')}
      </Text>
    </>
  );
}
