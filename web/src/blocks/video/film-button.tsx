import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type Props = {
  label: string;
  pressed?: boolean;
  wideOnly?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A sign on the bar of a film; its word is said, and shown where a mouse rests on it. */
export function FilmButton({ label, pressed, wideOnly = false, onClick, children }: Props) {
  return (
    <Button
      size="sm"
      px="0"
      minW="9"
      variant="quiet"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      bg={pressed ? 'bg.gold' : undefined}
      hideBelow={wideOnly ? 'md' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
