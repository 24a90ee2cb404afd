import { useSearchParams } from 'react-router-dom';

export const panels = ['ready', 'bin', 'seen'] as const;
export type Panel = (typeof panels)[number];

/**
 * The panel that is open beside the tree, as the address says: a row with one of its tabs, or a panel of the course.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const row = params.get('row');
  const full = params.get('room') === 'full';
  const room = (on: boolean): Record<string, string> => (on ? { room: 'full' } : {});
  const panel = panels.find((one) => one === params.get('panel')) ?? null;
  const go = (next: Record<string, string>) =>
    setParams(new URLSearchParams(next), { replace: true, preventScrollReset: true });
  return {
    row,
    panel: row === null ? panel : null,
    tab: params.get('tab') ?? 'rules',
    /** The lesson that is written has the whole width, without the tree. */
    full,
    setFull: (on: boolean) => go(row === null ? {} : { row, tab: 'content', ...room(on) }),
    openRow: (id: string | null, tab = params.get('tab') ?? 'rules') =>
      go(id === null ? {} : { row: id, tab, ...room(full) }),
    openTab: (tab: string) => go(row === null ? {} : { row, tab, ...room(full) }),
    openPanel: (next: Panel | null) => go(next === null ? {} : { panel: next }),
  };
}
