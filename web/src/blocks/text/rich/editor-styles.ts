import type { SystemStyleObject } from '@chakra-ui/react';
import { proseStyles } from '#web/components/rich-text/prose-styles.ts';

const callout = (kind: string, color: string) => ({
  [`& .ProseMirror [data-callout=${kind}]`]: { borderColor: color },
});

/** The look of a text while it is written: as it is read, with what is selected and what is still missing. */
export const editorStyles: SystemStyleObject = {
  '& .ProseMirror': {
    ...proseStyles,
    maxW: 'full',
    minH: '12rem',
    px: { base: '4', md: '5' },
    py: '3',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    position: 'relative',
  },
  '& .ProseMirror:has(> p:only-child > br.ProseMirror-trailingBreak:only-child)::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.muted',
    position: 'absolute',
    pointerEvents: 'none',
  },
  '& .ProseMirror pre': { whiteSpace: 'pre' },
  '& .ProseMirror .table-frame': { overflowX: 'auto' },
  '& .ProseMirror table': { borderCollapse: 'collapse', minW: 'full' },
  '& .ProseMirror :is(td, th)': {
    borderWidth: '1px',
    px: '3',
    py: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    minW: '5rem',
  },
  '& .ProseMirror th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  '& .ProseMirror .selectedCell': { bg: 'bg.gold' },
  '& .ProseMirror [data-callout]': {
    borderInlineStartWidth: '4px',
    bg: 'bg.subtle',
    borderRadius: 'l2',
    px: '5',
    py: '4',
    '& > * + *': { mt: '0.8em' },
  },
  ...callout('note', 'border.emphasized'),
  ...callout('tip', 'fg.success'),
  ...callout('warning', 'fg.warning'),
  ...callout('important', 'fg.error'),
  '& .formula': { bg: 'bg.subtle', borderRadius: 'sm', px: '0.2em', cursor: 'pointer' },
  '& .formula-display': { display: 'block', py: '0.6em', textAlign: 'center', overflowX: 'auto' },
  '& .formula .katex-display': { m: '0' },
  '& .picture': { bg: 'bg.subtle', borderRadius: 'l2', minH: '12', p: '1', color: 'fg.muted' },
  '& .ProseMirror-selectednode': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'gold.500',
    outlineOffset: '2px',
  },
  '& .ProseMirror-hideselection *::selection': { bg: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: '-2px',
    w: '20px',
    borderTopWidth: '2px',
    borderColor: 'fg',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .drop-cursor': { bg: 'gold.500' },
  '& .suggestion': { bg: 'bg.gold', borderRadius: 'sm' },
};
