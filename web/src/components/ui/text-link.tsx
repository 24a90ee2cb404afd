import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** A link within text: gold and underlined, so that it is not told by colour alone. */
export const TextLink = chakra(Link, {
  base: {
    color: 'fg.link',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** The link that a row is led by: in ink, and underlined only while it is pointed at. */
export const TitleLink = chakra(Link, {
  base: {
    color: 'fg',
    fontWeight: 'semibold',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
  },
});
