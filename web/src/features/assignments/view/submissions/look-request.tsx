import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSubmission, SubmissionIds } from '#web/blocks/assignment/types.ts';
import { formatInZone } from '#web/blocks/assignment/format-in-zone.ts';
import { Said } from '#web/components/assignment/said.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import { LookForm } from './look-form.tsx';

type Props = { ids: SubmissionIds } & Pick<OwnSubmission, 'look' | 'canAskLook' | 'looksUntil'>;

/** Another look at how a submission was marked: asked for once, with a reason, and what came of it. */
export function LookRequest({ ids, look, canAskLook, looksUntil }: Props) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const when = looksUntil === null ? null : formatInZone(looksUntil, language);
  const [asks, setAsks] = useState(false);
  return (
    <Card as="section" aria-labelledby="look">
      <Heading as="h3" size="lg" id="look" mb="3">
        {t('look.title')}
      </Heading>
      <Box role="status">
        {look && (
          <Flex direction="column" gap="4">
            <Said title={t('look.yours')} text={look.reason} at={look.at} />
            {look.answer ? (
              <Said title={t('look.answer')} text={look.answer.text} at={look.answer.at} />
            ) : (
              <Text color="fg.muted">{t('look.waits')}</Text>
            )}
          </Flex>
        )}
      </Box>
      {!look && canAskLook && (
        <Text maxW="prose">
          {t('look.offer')} {when !== null && t('look.until', { when })}
        </Text>
      )}
      {!look && !canAskLook && when !== null && <Text>{t('look.ended', { when })}</Text>}
      {!look &&
        canAskLook &&
        (asks ? (
          <LookForm ids={ids} onClose={() => setAsks(false)} />
        ) : (
          <Button mt="4" variant="outline" onClick={() => setAsks(true)}>
            {t('look.open')}
          </Button>
        ))}
    </Card>
  );
}
