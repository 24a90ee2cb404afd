import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = {
  /** The number of the submission before. */
  number: number;
  /** What reads it and shows what is different. */
  children: ReactNode;
};

/** Shows, when somebody asks for it, what is different from the submission before. */
export function CompareBefore({ number, children }: Props) {
  const { t } = useTranslation('comparison');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box _print={{ display: 'none' }} mb="5">
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'close' : 'open', { number })}
      </Button>
      {isOpen && (
        <Box
          as="section"
          id={id}
          aria-label={t('title', { number })}
          mt="3"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          p={{ base: '4', md: '6' }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
