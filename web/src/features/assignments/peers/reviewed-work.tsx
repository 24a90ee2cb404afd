import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import '#web/components/peer-reviews/texts.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { OutsideButton, outsideAddress } from '#web/components/ui/outside-button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { PeerTask } from './queries.ts';

type Props = { task: PeerTask; work: NonNullable<PeerTask['work']>; onLinkEnded: () => void };

/** The work of somebody else, and what was asked for. */
export function ReviewedWork({ task, work, onLinkEnded }: Props) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const { instructions, links } = task;
  const asked = instructions && (instructions[language] ?? instructions.en ?? instructions.es);
  const address = outsideAddress(work.link);
  const isNothing = work.text === null && address === null && work.files.length === 0;
  return (
    <>
      <Heading as="h2" size="lg" mb="3">
        {t('screen.work')}
      </Heading>
      {work.text !== null && (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }}>
          <RichText document={work.text} links={[]} onLinkEnded={onLinkEnded} />
        </Box>
      )}
      {address && (
        <OutsideButton mt="5" target="_blank" address={address}>
          {t('screen.openLink', { address: address.href })}
        </OutsideButton>
      )}
      {work.files.length > 0 && (
        <SubmittedFiles files={work.files} links={links} onLinkEnded={onLinkEnded} />
      )}
      {isNothing && <Text color="fg.muted">{t('screen.nothing')}</Text>}
      {asked && (
        <chakra.details mt="6">
          <chakra.summary cursor="pointer">
            <Heading as="h2" size="lg" display="inline">
              {t('screen.instructions')}
            </Heading>
          </chakra.summary>
          <RichText document={asked} links={[]} onLinkEnded={onLinkEnded} />
        </chakra.details>
      )}
    </>
  );
}
