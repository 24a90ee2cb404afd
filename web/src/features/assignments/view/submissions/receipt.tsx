import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '#web/blocks/assignment/format-in-zone.ts';
import type { Receipt as Told } from '#web/blocks/assignment/types.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { usePrintAlone } from '#web/lib/use-print-alone.ts';
import '../../texts.ts';
import { useWordCount } from '../use-word-count.ts';
import { FileTable } from './file-table.tsx';

const Paper = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', p: { base: '5', md: '6' } },
});

type Props = {
  receipt: Told;
  /** What it was handed in for. */
  title: string;
  course: string;
  /** It has just come: the focus goes on here. */
  isNew?: boolean;
};

/** The proof that something was handed in: what, and when, by the server's clock. It can be printed by itself. */
export function Receipt({ receipt, title, course, isNew = false }: Props) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const wordCount = useWordCount();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { styles, print } = usePrintAlone();
  const { number, submissionId, submittedAt, dueAt, isLate, isWithdrawn, words, link, files } =
    receipt;
  const { mailedTo } = receipt;
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    // Focusing alone leaves it at the lower edge, beneath the bar of a phone.
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [isNew]);
  const facts = [
    [t('receipt.assignment'), title],
    [t('receipt.course'), course],
    [t('receipt.number'), String(number)],
    [t('receipt.at'), formatInZone(submittedAt, language)],
    ...(dueAt === null ? [] : [[t('receipt.due'), formatInZone(dueAt, language)]]),
    ...(words === null ? [] : [[t('receipt.text'), wordCount.count(words)]]),
    [t('receipt.code'), submissionId],
  ] as const;
  return (
    <Paper aria-labelledby={id} {...styles}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h3" size="lg" id={id} ref={heading} tabIndex={-1} outline="none">
          {t(isNew && !isWithdrawn ? 'receipt.new' : 'receipt.title')}
        </Heading>
        <Flex gap="2" align="center" wrap="wrap">
          {isLate && <Badge colorPalette="orange">{t('receipt.late')}</Badge>}
          {isWithdrawn && <Badge>{t('submissions.withdrawn')}</Badge>}
          <Button size="sm" variant="outline" _print={{ display: 'none' }} onClick={print}>
            {t('receipt.print')}
          </Button>
        </Flex>
      </Flex>
      <FactList facts={facts.map(([name, line]) => ({ name, lines: [line] }))} />
      {link !== null && (
        <Text mt="3" overflowWrap="anywhere">
          {t('work.link')}
          {': '}
          <ButtonAnchor
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            variant="quiet"
            size="sm"
            overflowWrap="anywhere"
            whiteSpace="normal"
          >
            {link}
          </ButtonAnchor>
        </Text>
      )}
      {files.length > 0 && <FileTable files={files} />}
      <Text textStyle="sm" color="fg.muted" mt="3" maxW="prose">
        {files.length > 0 && `${t('receipt.what')} `}
        {t('receipt.clock')}
      </Text>
      {(mailedTo !== null || isNew) && (
        <Text textStyle="sm" color="fg.muted" mt="1" maxW="prose" overflowWrap="anywhere">
          {mailedTo === null ? t('receipt.onItsWay') : t('receipt.mailedTo', { address: mailedTo })}
        </Text>
      )}
    </Paper>
  );
}
