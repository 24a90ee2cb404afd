/** What RFC 8187 lets stand unescaped in an extended value. */
const percentEncode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The header of a download (RFC 6266): an ASCII name for the old and the whole name for the rest.
 * Whatever the name holds, it cannot leave its quotes or its line.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percentEncode(fileName)}`;
}
