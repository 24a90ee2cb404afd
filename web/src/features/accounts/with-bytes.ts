import type { MediaLink } from './types.ts';

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new TypeError('The bytes cannot be read')));
    reader.readAsDataURL(blob);
  });

/**
 * A file with what it holds in the place of its link, which would soon lead nowhere.
 * @throws TypeError where its bytes cannot be had
 */
export async function withBytes({ url, expiresAt: _, ...file }: MediaLink) {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`The file was answered with ${answer.status}`);
  const blob = new Blob([await answer.arrayBuffer()], { type: file.contentType });
  return { ...file, data: await asDataUrl(blob) };
}
