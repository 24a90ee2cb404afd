import { UploadRows } from '#web/components/uploads/upload-rows.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { uploads } from './uploads.ts';

/** The uploads of this page, of one course where it is told. */
export function CourseUploads({ courseId }: { courseId?: string }) {
  const all = useStore(uploads);
  const rows = all.filter(({ place }) => courseId === undefined || place === courseId);
  return <UploadRows rows={rows} acts={uploads} />;
}
