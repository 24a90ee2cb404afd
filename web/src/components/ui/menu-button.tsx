import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu.tsx';

// A menu comes when it is asked for: most pages that have one are left without its being opened.
const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));

/** The way to what can be done more rarely with one thing. */
export function MenuButton({ label, items }: { label: string; items: MenuItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </Button>
      {anchor && (
        <Suspense>
          <Menu label={label} anchor={anchor} items={items} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
