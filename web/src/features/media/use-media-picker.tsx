import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Media, Wanted } from './types.ts';

const MediaPicker = lazy(async () => ({
  default: (await import('./media-picker.tsx')).MediaPicker,
}));

type Asked = { wanted: Wanted; answer: (media: Media | undefined) => void };

/**
 * Lets somebody choose a file of a course, or bring one: `pick` answers with it once it is ready, or with
 * undefined where they thought better of it. `dialog` stands anywhere on the page.
 */
export function useMediaPicker({ courseId }: { courseId: string }): {
  pick: (wanted: Wanted) => Promise<Media | undefined>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const take = (media: Media | undefined) => {
    asked?.answer(media);
    setAsked(null);
  };
  return {
    pick: (wanted) =>
      new Promise((answer) => {
        asked?.answer(undefined);
        setAsked({ wanted, answer });
      }),
    dialog: asked && (
      <Suspense fallback={null}>
        <MediaPicker courseId={courseId} wanted={asked.wanted} onTake={take} />
      </Suspense>
    ),
  };
}
