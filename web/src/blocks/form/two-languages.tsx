import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type KeyboardEvent, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';
import { BarEnd } from './bar-end.ts';
import { useWide } from './use-wide.ts';

const Tab = chakra('button', {
  base: {
    px: '4',
    minH: '11',
    fontWeight: 'semibold',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    '&::first-letter': { textTransform: 'uppercase' },
    '&[aria-selected=true]': { borderColor: 'gold.500' },
  },
});

type Props = {
  first: Language;
  /** Whether nothing is written in a language. */
  missing: (language: Language) => boolean;
  /** Begins a language with what the other one says. */
  onCopy: (to: Language, from: Language) => void;
  children: (language: Language) => ReactNode;
};

/** The same texts in both languages: side by side where there is ample room or somebody wants it, else one behind the other's tab. */
export function TwoLanguages({ first, missing, onCopy, children }: Props) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const roomy = useWide(root, 680);
  const ample = useWide(root, 1400);
  const [both, setBoth] = useState(false);
  const wide = roomy && (both || ample);
  const end = useContext(BarEnd);
  const [shown, setShown] = useState(first);
  const ordered = languages.toSorted((one) => (one === first ? -1 : 1));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = languages.find((language) => language !== shown) ?? shown;
    setShown(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  const nameOf = (language: Language) =>
    missing(language)
      ? t('language.missing', { language: t(`language.${language}`) })
      : t(`language.${language}`);
  return (
    <Box ref={root}>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="4"
        mb="2"
        borderBottomWidth={wide ? '0' : '1px'}
      >
        {!wide && (
          <Flex role="tablist" aria-label={t('language.label')}>
            {ordered.map((language) => (
              <Tab
                key={language}
                id={`${id}-tab-${language}`}
                type="button"
                role="tab"
                aria-selected={shown === language}
                aria-controls={`${id}-${language}`}
                tabIndex={shown === language ? 0 : -1}
                onKeyDown={onKey}
                onClick={() => setShown(language)}
              >
                {nameOf(language)}
              </Tab>
            ))}
          </Flex>
        )}
        <Flex align="center" gap="4" ms="auto">
          {end}
          {roomy && !ample && (
            <Button size="sm" variant="outline" aria-pressed={both} onClick={() => setBoth(!both)}>
              {t('sideBySide')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Grid templateColumns={wide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'} gap="6">
        {ordered.map((language) => {
          const other = languages.find((one) => one !== language) ?? language;
          return (
            <Box
              key={language}
              id={`${id}-${language}`}
              role={wide ? 'group' : 'tabpanel'}
              aria-label={nameOf(language)}
              hidden={!wide && shown !== language}
              minW="0"
            >
              <Flex
                align="center"
                justify="space-between"
                gap="3"
                wrap="wrap"
                {...(wide
                  ? { minH: '9', mb: '2' }
                  : { mb: missing(language) && !missing(other) ? '3' : '0' })}
              >
                {wide && (
                  <Text
                    fontWeight="semibold"
                    color={missing(language) ? 'fg.warning' : 'fg'}
                    _firstLetter={{ textTransform: 'uppercase' }}
                  >
                    {nameOf(language)}
                  </Text>
                )}
                {missing(language) && !missing(other) && (
                  <Button size="sm" variant="outline" onClick={() => onCopy(language, other)}>
                    {t('language.copy', { language: t(`language.${other}`) })}
                  </Button>
                )}
              </Flex>
              <Flex direction="column" gap="5">
                {children(language)}
              </Flex>
            </Box>
          );
        })}
      </Grid>
    </Box>
  );
}
