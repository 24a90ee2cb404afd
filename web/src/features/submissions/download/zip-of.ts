import { strToU8, Zip, ZipPassThrough } from 'fflate';

/** A zip that is written file by file; what is handed in is mostly packed already, so nothing is packed anew. */
export function createZip() {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  return {
    add(path: string, content: string | Uint8Array): void {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(typeof content === 'string' ? strToU8(content) : content, true);
    },
    end(): Blob {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
