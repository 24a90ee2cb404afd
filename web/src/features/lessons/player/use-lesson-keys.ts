import { useEffect, useEffectEvent } from 'react';
import { preferences } from '#web/lib/preferences.ts';
import { type LessonAction, lessonAction, videoKey } from './lesson-keys.ts';
import type { VideoControl } from '#web/blocks/video/video-control.ts';

/** Fields in which letters are typed: no key there is a shortcut. */
const typing = 'input:not([type=range]), textarea, select, [contenteditable], dialog';
/** Elements for which space and the arrows already mean something. */
const pressed = 'a, button, summary, input, [role=tab]';

/** The keys of a lesson, while it is on the page and the person wants shortcuts. */
export function useLessonKeys(video: VideoControl, onAction: (action: LessonAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !preferences.get().shortcuts) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing)) return;
    // A key that is held goes on through a video, and does nothing else twice.
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    const action = lessonAction(event);
    if (action !== null) onAction(action);
    else if (event.key.length > 1 || event.key === ' ') {
      if (target.closest(pressed) || !videoKey(event, video)) return;
    } else if (!videoKey(event, video)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
