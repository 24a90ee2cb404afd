import type { SystemStyleObject } from '@chakra-ui/react';

/** The look of a lesson: 18 px, 70 characters wide, air between the paragraphs. */
export const proseStyles: SystemStyleObject = {
  textStyle: 'reading',
  maxW: 'prose',
  '& > * + *': { mt: '1.1em' },
  '& h2, & h3, & h4': { fontWeight: '700', lineHeight: '1.2' },
  '& * + :is(h2, h3, h4)': { mt: '1.8em' },
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
  // Neither pushes the lines apart.
  '& :is(sub, sup)': { fontSize: '0.75em', lineHeight: '0', position: 'relative' },
  '& sub': { bottom: '-0.25em' },
  '& sup': { top: '-0.5em' },
  '& pre': { bg: 'bg.subtle', borderWidth: '1px', borderRadius: 'l2', p: '4', overflowX: 'auto' },
  '& img': { maxW: 'full', borderRadius: 'l2' },
  '& hr': { mb: '2em' },
  '& * + hr': { mt: '2em' },
  '& pre code': { bg: 'transparent', px: '0' },
  '& :is(.hljs-comment, .hljs-quote, .hljs-meta)': { color: 'fg.muted', fontStyle: 'italic' },
  '& :is(.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-built_in)': {
    color: 'purple.fg',
    fontWeight: '600',
  },
  '& :is(.hljs-string, .hljs-regexp, .hljs-addition)': { color: 'green.fg' },
  '& :is(.hljs-number, .hljs-symbol, .hljs-variable, .hljs-template-variable)': {
    color: 'gold.fg',
  },
  '& :is(.hljs-title, .hljs-section, .hljs-name, .hljs-tag)': { color: 'blue.fg' },
  '& :is(.hljs-attr, .hljs-attribute, .hljs-type, .hljs-selector-class)': { color: 'orange.fg' },
  '& :is(.hljs-deletion)': { color: 'red.fg' },
};
