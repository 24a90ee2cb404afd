import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

const Zone = chakra('div', {
  base: {
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    '&[data-over]': { borderColor: 'fg.gold', bg: 'bg.muted' },
  },
  variants: {
    size: {
      md: { display: 'flex', flexDirection: 'column', gap: '2', p: '5' },
      lg: { p: { base: '5', md: '8' }, bg: 'bg.panel' },
    },
  },
});

type Props = {
  size: 'md' | 'lg';
  /** Takes the files that were dropped; they are gone once the call is over. */
  onDrop: (data: DataTransfer) => void;
  children: ReactNode;
};

/** A place that files are dragged to. Whoever drags nothing finds a button in it. */
export function DropZone({ size, onDrop, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Zone
      size={size}
      {...(over && { 'data-over': '' })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Going on to what lies within it is no leaving.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </Zone>
  );
}
