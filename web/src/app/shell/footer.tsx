import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { siteName } from '#shared/policies/site-name.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';

const links = [
  ['help', paths.help],
  ['faq', paths.faq],
  ['terms', paths.terms],
  ['privacy', paths.privacy],
  ['api', paths.helpApi],
] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <chakra.footer borderTopWidth="1px" mt="12">
      <Flex
        maxW="6xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="8"
        gap="4"
        wrap="wrap"
        justify="space-between"
      >
        <Text color="fg.muted">{t('footer.rights', { site: siteName })}</Text>
        <Flex as="nav" aria-label={t('footer.label')} gap="5" wrap="wrap">
          {links.map(([label, to]) => (
            <TextLink key={to} to={to} color="fg.muted">
              {t(`footer.${label}`)}
            </TextLink>
          ))}
        </Flex>
      </Flex>
    </chakra.footer>
  );
}
