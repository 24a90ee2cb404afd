import type { SystemStyleObject } from '@chakra-ui/react';

/** How a lesson reads: 18 px, 70 characters wide, air between the paragraphs. */
export const proseStyles: SystemStyleObject = {
  textStyle: 'reading',
  maxW: 'prose',
  '& > * + *': { mt: '1.1em' },
  '& h2, & h3, & h4': { fontWeight: '700', lineHeight: '1.2', mt: '1.8em' },
  '& h2': { fontSize: '2xl' },
  '& h3': { fontSize: 'xl' },
  '& ul, & ol': { ps: '1.4em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { mt: '0.4em' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'gold.500',
    ps: '1.2em',
    color: 'fg.muted',
  },
  '& code': {
    fontFamily: 'mono',
    fontSize: '0.9em',
    bg: 'bg.muted',
    borderRadius: 'sm',
    px: '0.3em',
  },
  '& pre': { bg: 'bg.subtle', borderWidth: '1px', borderRadius: 'l2', p: '4', overflowX: 'auto' },
  '& img': { maxW: 'full', borderRadius: 'l2' },
  '& hr': { my: '2em' },
  '& pre code': { bg: 'transparent', px: '0' },
};
