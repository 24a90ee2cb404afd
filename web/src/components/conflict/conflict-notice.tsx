import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictChoices, type ConflictProps } from './conflict-choices.tsx';
import './texts.ts';

/** Says that something was also changed elsewhere, and lets the reader choose. The focus moves here, since nothing is saved before, and back to where it was. */
export function ConflictNotice(props: ConflictProps) {
  const { t } = useTranslation('conflict');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const { by } = props;
  return (
    <Box as="section" aria-labelledby={id} bg="bg.error" borderRadius="l2" p="5">
      <Heading as="h3" size="lg" id={id} ref={heading} tabIndex={-1} outline="none" mb="1">
        {by ? t('titleBy', { name: by }) : t('title')}
      </Heading>
      <ConflictChoices {...props} />
    </Box>
  );
}
