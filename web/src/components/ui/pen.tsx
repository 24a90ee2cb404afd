import { chakra } from '@chakra-ui/react/styled-system';

type Props = { d: string; size?: string; bold?: boolean };

/** A line drawn on a sheet of 24 by 24 with one round pen. */
export function Pen({ d, size = '5', bold = false }: Props) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      w={size}
      h={size}
      flexShrink="0"
      fill="none"
      stroke="currentcolor"
      strokeWidth={bold ? '2.25' : '1.6'}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </chakra.svg>
  );
}
