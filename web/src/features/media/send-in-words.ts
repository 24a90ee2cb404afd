import i18next from 'i18next';
import { failureWords } from '#web/components/uploads/failure-words.ts';
import { sendMedia } from './send-file.ts';

/** Sends a file to a course: its id there, or why it did not get in, in words; null: somebody cancelled it. */
export async function sendInWords(
  courseId: string,
  file: File,
): Promise<{ mediaId: string } | { why: string | null }> {
  const { mediaId, failure } = await sendMedia(courseId, file);
  if (mediaId !== null) return { mediaId };
  if (failure === 'cancelled') return { why: null };
  return { why: failureWords(i18next.getFixedT(null, ['uploads', 'errors']), failure) };
}
