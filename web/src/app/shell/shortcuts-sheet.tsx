import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/features/lessons/player/texts.ts';
import { matchPath, useLocation } from 'react-router-dom';
import { Modal } from '#web/components/ui/modal.tsx';
import { screens } from '#shared/screens.ts';
import { preferences } from '#web/lib/preferences.ts';
import { usePreferences } from '#web/lib/use-preferences.ts';
import '../palette/texts.ts';
import { useChrome } from './use-chrome.ts';

const Key = chakra('kbd', {
  base: {
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
    minW: '7',
    px: '2',
    py: '0.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderBottomWidth: '2px',
    borderRadius: 'l1',
  },
});

const always = [
  ['palette', ['Ctrl', 'K']],
  ['help', ['F1']],
  ['close', ['Esc']],
] as const;
const single = [
  ['search', ['/']],
  ['dashboard', ['g', 'd']],
  ['courses', ['g', 'c']],
  ['sheet', ['?']],
] as const;

const inLesson = [
  ['next', ['n', 'p']],
  ['outline', ['o']],
  ['transcript', ['t']],
  ['note', ['⇧', 'N']],
  ['focus', ['z']],
  ['play', ['k']],
  ['skip', ['j', 'l']],
  ['captions', ['c']],
  ['screen', ['f']],
  ['mute', ['m']],
  ['speed', ['<', '>']],
] as const;

const inTree = [
  ['walk', ['↑', '↓']],
  ['fold', ['←', '→']],
  ['rename', ['F2']],
  ['open', ['Alt', '⏎']],
  ['move', ['Alt', '↑ ↓']],
  ['choose', ['␣']],
  ['chooseAll', ['Ctrl', 'A']],
  ['menu', ['⇧', 'F10']],
  ['bin', ['Del']],
] as const;

function Row({ what, keys }: { what: string; keys: readonly string[] }) {
  return (
    <Flex justify="space-between" align="center" gap="4" py="2" borderTopWidth="1px">
      <dt>{what}</dt>
      <Flex as="dd" gap="1.5" align="center">
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </Flex>
    </Flex>
  );
}

/** Lists the keys, everywhere and on this screen, with the switch for those who do not want them. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'player']);
  const inPlayer = useChrome() === 'player';
  const inStructure = matchPath(screens.structure.path, useLocation().pathname) !== null;
  const { shortcuts } = usePreferences();
  const hintId = useId();
  return (
    <Modal reads title={t('shortcuts.title')} onClose={onClose}>
      <chakra.dl>
        {always.map(([name, keys]) => (
          <Row key={name} what={t(`shortcuts.${name}`)} keys={keys} />
        ))}
        <Box opacity={shortcuts ? 1 : 0.5}>
          {single.map(([name, keys]) => (
            <Row key={name} what={t(`shortcuts.${name}`)} keys={keys} />
          ))}
        </Box>
      </chakra.dl>
      {inPlayer && (
        <Box opacity={shortcuts ? 1 : 0.5}>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('player:keys.title')}
          </Heading>
          <chakra.dl>
            {inLesson.map(([name, keys]) => (
              <Row key={name} what={t(`player:keys.${name}`)} keys={keys} />
            ))}
          </chakra.dl>
        </Box>
      )}
      {inStructure && (
        <Box>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('tree.title')}
          </Heading>
          <chakra.dl>
            {inTree.map(([name, keys]) => (
              <Row key={name} what={t(`tree.${name}`)} keys={keys} />
            ))}
          </chakra.dl>
        </Box>
      )}
      <Box bg="bg.subtle" borderRadius="l2" p="4" mt="4">
        <chakra.label display="flex" gap="3" alignItems="center" fontWeight="medium">
          <chakra.input
            type="checkbox"
            w="5"
            h="5"
            accentColor="gold.600"
            aria-describedby={hintId}
            checked={shortcuts}
            onChange={({ target }) => preferences.set({ shortcuts: target.checked })}
          />
          {t('shortcuts.single')}
        </chakra.label>
        <Text id={hintId} textStyle="sm" color="fg.muted" mt="1">
          {t('shortcuts.singleHint')}
        </Text>
      </Box>
    </Modal>
  );
}
