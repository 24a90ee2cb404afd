import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Light = chakra('path', {
  base: { fill: 'gold.200', opacity: { base: 0.55, _dark: 0.16 }, stroke: 'none' },
});
const Paper = chakra('path', { base: { fill: 'bg.panel' } });
const Gold = chakra('path', { base: { stroke: 'gold.500' } });

/** An open book under a lamp's light: nothing here yet. */
const book = (
  <>
    <Light d="M60 2 22 82h76z" />
    <Paper d="M60 36c-10-7-23-9-38-8v44c15-1 28 1 38 8 10-7 23-9 38-8V28c-15-1-28 1-38 8zm0 0v44" />
    <Gold d="M32 40c7 0 13 1 19 4M32 51c7 0 13 1 19 4M88 40c-7 0-13 1-19 4M88 51c-7 0-13 1-19 4" />
  </>
);

/** A shelf with a gap, and the glass that looks for what is not there. */
const search = (
  <>
    <Light d="M64 22a24 24 0 1 0 0.1 0z" />
    <Paper d="M10 34h12v44H10zm12 8h10v36H22zm64-10h11v46H86zm11 10h12v36H97z" />
    <path d="M4 80h112M10 44h12M97 52h12" />
    <circle cx="62" cy="45" r="19" />
    <Gold d="m76 59 13 14M53 42a10 10 0 0 1 9-8" strokeWidth="4" />
  </>
);

/** The lamp is out and its plug lies beside it: something is not connected. */
const lampOut = (
  <>
    <Paper d="M54 20c10-14 30-12 38 0l4 18c-16 10-38 6-46-8z" />
    <path d="m56 26-26 22 12 30M22 80h40" />
    <circle cx="30" cy="48" r="4" />
    <path d="M62 80c14 0 14-10 24-10h6" />
    <Gold d="M92 63h8v14h-8zM100 66h7M100 74h7" />
  </>
);

/** A sign with two ways: the address led nowhere. */
const signpost = (
  <>
    <Light d="M60 40 24 84h72z" />
    <path d="M60 8v74M40 82h40" />
    <Paper d="M56 16h38l9 9-9 9H56z" />
    <Paper d="M64 42H28l-9 9 9 9h36z" />
    <Gold d="M66 25h20M34 51h20" />
  </>
);

/** A closed book with a clasp: there is something, but not for everybody. */
const lock = (
  <>
    <Light d="M60 2 22 82h76z" />
    <Paper d="M32 14h50a6 6 0 0 1 6 6v60H38a6 6 0 0 1-6-6zM32 74a6 6 0 0 1 6-6h50M42 14v54" />
    <Gold d="M58 40h18v14H58zM62 40v-5a5 5 0 0 1 10 0v5M67 46v3" />
  </>
);

/** A letter half out of its envelope, in the lamp's light. */
const letter = (
  <>
    <Light d="M60 2 22 82h76z" />
    <Paper d="M34 12h52v50H34z" />
    <Gold d="M43 24h34M43 33h34M43 42h20" />
    <Paper d="M18 40 60 66l42-26v42H18z" />
    <path d="m18 82 30-24M102 82 72 58" />
  </>
);

const drawings = { book, search, lampOut, signpost, lock, letter } satisfies Record<
  string,
  ReactNode
>;

export type DrawingName = keyof typeof drawings;

/** A small drawing of the house for a place that has little else to show; it says nothing that its words do not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <chakra.svg
      viewBox="0 0 120 90"
      w="8.5rem"
      h="auto"
      aria-hidden
      fill="none"
      stroke="fg.muted"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </chakra.svg>
  );
}
