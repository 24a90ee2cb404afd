import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';

const doors: readonly { name: 'folder' | 'zip' | 'word' | 'single'; icon: IconName }[] = [
  { name: 'folder', icon: 'courses' },
  { name: 'zip', icon: 'fold' },
  { name: 'word', icon: 'text' },
  { name: 'single', icon: 'list' },
];

/** Explains what can be imported, and what becomes of it: for somebody who never did it. */
export function HowItWorks() {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  return (
    <Box>
      <Grid as="ul" listStyleType="none" gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {doors.map(({ name, icon }) => (
          <Box as="li" key={name} display="flex" gap="3">
            <Box color="fg.gold" flexShrink="0" pt="0.5">
              <Icon name={icon} />
            </Box>
            <div>
              <Heading as="h2" size="sm">
                {t(`door.${name}.title`)}
              </Heading>
              <Text color="fg.muted" textStyle="sm">
                {t(`door.${name}.text`)}
              </Text>
            </div>
          </Box>
        ))}
      </Grid>
      <Box mt="8" display="flex" gap="4" flexWrap="wrap" alignItems="center">
        <Text color="fg.muted" maxW="prose">
          {t('example.text')}
        </Text>
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            void import('./example.ts').then(({ saveExample }) => saveExample(language))
          }
        >
          {t('example.action')}
        </Button>
      </Box>
    </Box>
  );
}
