import type { VideoControl } from '#web/blocks/video/video-control.ts';

/** The action of a key in a lesson, besides the video. */
export type LessonAction = 'next' | 'previous' | 'outline' | 'transcript' | 'note' | 'focus';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const lessonKeys: Record<string, LessonAction> = {
  n: 'next',
  p: 'previous',
  o: 'outline',
  t: 'transcript',
  N: 'note',
  z: 'focus',
};

/** The keys of the lesson; `null` for any other, and for those that belong to the browser. */
export function lessonAction(press: Press): LessonAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const { key } = press;
  const letter = key.length === 1 ? (press.shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;
  return Object.hasOwn(lessonKeys, letter) ? (lessonKeys[letter] ?? null) : null;
}

/** Handles a key for the video; answers whether it did anything. */
export function videoKey(press: Press, video: VideoControl): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || !video.get().present) return false;
  const actions: Record<string, () => void> = {
    ' ': video.toggle,
    k: video.toggle,
    j: () => video.skip(-10),
    l: () => video.skip(10),
    ArrowLeft: () => video.skip(-5),
    ArrowRight: () => video.skip(5),
    c: () => video.setCaptions(!video.get().captions),
    f: video.fullScreen,
    m: video.mute,
    '<': () => video.stepRate(-1),
    '>': () => video.stepRate(1),
  };
  const { key, shiftKey } = press;
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  if (!Object.hasOwn(actions, name)) return false;
  actions[name]?.();
  return true;
}
