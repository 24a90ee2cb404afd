import { chakra } from '@chakra-ui/react/styled-system';

/** The house's small drawing: an open book under a lamp's light. */
export function OpenBook() {
  return (
    <chakra.svg viewBox="0 0 96 72" w="24" h="18" aria-hidden fill="none" strokeLinejoin="round">
      <chakra.path d="M48 4 20 68h56z" fill="gold.200" opacity="0.45" />
      <chakra.path
        d="M48 30c-9-6-20-8-34-7v38c14-1 25 1 34 7 9-6 20-8 34-7V23c-14-1-25 1-34 7zM48 30v38"
        stroke="fg.muted"
        strokeWidth="2.5"
        fill="bg.panel"
      />
    </chakra.svg>
  );
}
