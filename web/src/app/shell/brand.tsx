import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { siteName } from '#shared/policies/site-name.ts';
import { paths } from '#web/lib/paths.ts';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    fontWeight: '700',
    fontSize: 'lg',
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
    borderRadius: 'l2',
  },
});

/** The narrowest screens have room for the sign alone. */
const Name = chakra('span', { base: { '@media (max-width: 23em)': { display: 'none' } } });

/** The sign of the house, an open book under a lamp, and its name. */
export function Brand({ folded = false }: { folded?: boolean }) {
  return (
    <BrandLink to={paths.home} aria-label={siteName}>
      <chakra.svg viewBox="0 0 32 32" w="8" h="8" flexShrink="0" aria-hidden>
        <chakra.rect width="32" height="32" rx="8" fill="ink" />
        <path d="M16 5 8.5 24h15z" fill="#E3C35A" opacity="0.35" />
        <path
          d="M16 13.5c-2.7-1.8-5.7-2.3-9-2v12c3.3-.3 6.3.2 9 2 2.7-1.8 5.7-2.3 9-2v-12c-3.3-.3-6.3.2-9 2zm0 0v12"
          fill="none"
          stroke="#E3C35A"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </chakra.svg>
      {!folded && <Name>{siteName}</Name>}
    </BrandLink>
  );
}
