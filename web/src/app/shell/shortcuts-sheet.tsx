import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/features/lessons/player/texts.ts';
import { MarkingKeyList } from '#web/features/submissions/marking/marking-key-list.tsx';
import '#web/features/submissions/texts.ts';
import { matchPath, useLocation } from 'react-router-dom';
import { KeyList } from '#web/components/ui/key-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { screens } from '#shared/screens.ts';
import { preferences } from '#web/lib/preferences.ts';
import { usePreferences } from '#web/lib/use-preferences.ts';
import '../palette/texts.ts';
import { useChrome } from './use-chrome.ts';

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

const inBook = [
  ['walk', ['↑', '↓', '←', '→']],
  ['ends', ['Ctrl', 'Home', 'End']],
  ['edit', ['⏎', 'F2']],
  ['missing', ['m']],
  ['excuse', ['e']],
  ['clear', ['Del']],
  ['details', ['␣']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Y']],
  ['choose', ['⇧', '↑ ↓']],
  ['copy', ['Ctrl', 'C']],
  ['paste', ['Ctrl', 'V']],
  ['find', ['Ctrl', 'F']],
] as const;

/** Lists the keys, everywhere and on this screen, with the switch for those who do not want them. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'player', 'submissions']);
  const inPlayer = useChrome() === 'player';
  const { pathname } = useLocation();
  const inStructure = matchPath(screens.structure.path, pathname) !== null;
  const inMarking = matchPath(screens.submission.path, pathname) !== null;
  const inGradebook = matchPath(screens.courseGrades.path, pathname) !== null;
  // There a G leads to the points, and so begins no pair.
  const hasPairs = !inMarking && matchPath(screens.quizReview.path, pathname) === null;
  const everywhere = single.filter(([, keys]) => hasPairs || keys.length === 1);
  const { shortcuts } = usePreferences();
  /** As it stands on the keyboards of the reader's language. */
  const named = (key: string) =>
    key === 'Home' || key === 'End' || key === 'Del' ? t(`key.${key}`) : key;
  const hintId = useId();
  return (
    <Modal reads title={t('shortcuts.title')} onClose={onClose}>
      <KeyList rows={always.map(([name, keys]) => ({ what: t(`shortcuts.${name}`), keys }))} />
      <Box opacity={shortcuts ? 1 : 0.5}>
        <KeyList
          rows={everywhere.map(([name, keys]) => ({ what: t(`shortcuts.${name}`), keys }))}
        />
      </Box>
      {inPlayer && (
        <Box opacity={shortcuts ? 1 : 0.5}>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('player:keys.title')}
          </Heading>
          <KeyList
            rows={inLesson.map(([name, keys]) => ({ what: t(`player:keys.${name}`), keys }))}
          />
        </Box>
      )}
      {inStructure && (
        <Box>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('tree.title')}
          </Heading>
          <KeyList
            rows={inTree.map(([name, keys]) => ({
              what: t(`tree.${name}`),
              keys: keys.map(named),
            }))}
          />
        </Box>
      )}
      {inGradebook && (
        <Box>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('book.title')}
          </Heading>
          <KeyList
            rows={inBook.map(([name, keys]) => ({
              what: t(`book.${name}`),
              keys: keys.map(named),
            }))}
          />
        </Box>
      )}
      {inMarking && (
        <Box>
          <Heading as="h3" size="md" mt="5" mb="2">
            {t('submissions:keys.title')}
          </Heading>
          <MarkingKeyList />
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
