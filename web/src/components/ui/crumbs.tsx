import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { TextLink } from './text-link.tsx';

/** The places above a page, from the widest. */
export function Crumbs({ places }: { places: { label: string; to: string }[] }) {
  const { t } = useTranslation('shell');
  return (
    <Flex as="nav" aria-label={t('crumbs')} mb="4">
      <Flex as="ol" listStyleType="none" gap="2" wrap="wrap" textStyle="sm">
        {places.map(({ label, to }, index) => (
          <li key={to}>
            {index > 0 && (
              <chakra.span me="2" color="fg.muted" aria-hidden>
                /
              </chakra.span>
            )}
            <TextLink to={to} color="fg.muted" textDecoration="none">
              {label}
            </TextLink>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
