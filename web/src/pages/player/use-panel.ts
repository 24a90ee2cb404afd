import { useSearchParams } from 'react-router-dom';
import { useMedia } from '#web/lib/use-media.ts';

export type Panel = 'notes' | 'transcript';

const key = 'player-panel';
const isPanel = (value: string | null): value is Panel =>
  value === 'notes' || value === 'transcript';

/**
 * The panel that is open beside the lesson: in the address, and from lesson to lesson on this device. A phone opens it
 * over the lesson, so only when asked.
 */
export function usePanel(hasTranscript: boolean) {
  const [params, setParams] = useSearchParams();
  const wide = useMedia('(min-width: 62em)');
  const asked = params.get('panel');
  const remembered = wide ? localStorage.getItem(key) : null;
  const wanted = asked ?? remembered;
  const panel = isPanel(wanted) ? (hasTranscript ? wanted : 'notes') : null;
  return {
    wide,
    panel,
    open: (next: Panel | null) => {
      localStorage.setItem(key, next ?? 'closed');
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete('panel');
          else after.set('panel', next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
