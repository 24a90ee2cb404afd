import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isToCome } from '#web/lib/typed-instant.ts';
import '../texts.ts';
import type { AssignmentIds, MarksRelease } from '../types.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** How a release stands, with how many of its marks are still by it. */
function standingOf({ releasedAt, state }: MarksRelease, left: number) {
  if (state === 'running') return 'running';
  if (releasedAt === null) return 'withheld';
  if (left === 0) return null;
  return isToCome(releasedAt) ? 'planned' : 'done';
}

type Props = {
  ids: AssignmentIds;
  release: MarksRelease;
  /** In a list of releases, or by itself. */
  as?: 'li' | 'div';
  /** With the release by which it is moved or taken back. */
  onMoved?: (next: MarksRelease) => void;
};

/** A release: from when on its marks are shown, how far it has come, and how it is moved or taken back before. */
export function ReleaseStanding({ ids, release, as = 'div', onMoved }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const id = useId();
  const [asking, setAsking] = useState<'later' | 'withheld' | null>(null);
  const { releaseId, releasedAt, by, at, released, moved } = release;
  const left = released - moved;
  // What nothing became of says that it is none.
  const stands = standingOf(release, released === 0 ? 1 : left);
  const said = [
    ...(stands === null ? [] : [t(`releases.${stands}`, { count: left })]),
    ...(moved > 0 ? [t('releases.moved', { count: moved })] : []),
  ];
  return (
    <Box as={as} py="4" borderTopWidth="1px">
      <Text fontWeight="semibold" id={id}>
        {releasedAt === null
          ? t('releases.takenBack')
          : t(stands === null ? 'releases.was' : 'releases.from', {
              when: formatMinute(releasedAt, language),
            })}
      </Text>
      <Text role="status">{said.join(' · ')}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
      </Text>
      {stands === 'planned' && released > 0 && (
        <Flex gap="2" wrap="wrap" mt="2">
          {(['later', 'withheld'] as const).map((begins) => (
            <Button
              key={begins}
              size="sm"
              variant="outline"
              aria-describedby={id}
              onClick={() => setAsking(begins)}
            >
              {t(`releases.${begins === 'later' ? 'change' : 'takeBack'}`)}
            </Button>
          ))}
        </Flex>
      )}
      {asking && releasedAt !== null && (
        <ReleaseDialog
          ids={ids}
          submissionIds={null}
          count={left}
          of={{ releaseId, releasedAt }}
          begins={asking}
          onClose={() => setAsking(null)}
          onDone={onMoved}
        />
      )}
    </Box>
  );
}
