import { type RefObject, useEffect, useEffectEvent } from 'react';

type Options = {
  /** Whether the element is on the page. */
  there: boolean;
  /** It knows its length: its place can be set. Called again with each new link. */
  onLoaded: (media: HTMLMediaElement) => void;
  onFailed: () => void;
};

/**
 * Hears a film or a sound load or fail, also where it did so before the page around it was drawn: from the
 * browser's cache that is soon, and handlers in the markup miss it.
 */
export function useMediaEvents(
  ref: RefObject<HTMLMediaElement | null>,
  { there, onLoaded, onFailed }: Options,
): void {
  const loaded = useEffectEvent(onLoaded);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const media = ref.current;
    if (media === null) return undefined;
    const tellLoaded = () => loaded(media);
    const tellFailed = () => failed();
    if (media.error) tellFailed();
    else if (media.readyState >= HTMLMediaElement.HAVE_METADATA) tellLoaded();
    media.addEventListener('loadedmetadata', tellLoaded);
    media.addEventListener('error', tellFailed);
    return () => {
      media.removeEventListener('loadedmetadata', tellLoaded);
      media.removeEventListener('error', tellFailed);
    };
  }, [ref, there]);
}
