import type { Inspector } from '../inspector.ts';
import { archiveRows } from './archive.ts';

/**
 * Files that a double click runs, and documents that carry macros. Sources of programs are what a course may be about.
 */
const programs =
  /\.(exe|dll|com|scr|pif|cpl|bat|cmd|ps1|vbs|vbe|jse|wsf|wsh|hta|msi|msp|msix|appx|lnk|scf|reg|chm|jar|dmg|pkg|apk|(doc|dot|xls|xlt|ppt|pot|pps)m|xlam|ppam)[. ]*$/i;
const archives = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz|zst|iso|cab|arj|lzh)[. ]*$/i;
/** By these a zip is another kind of file. */
const otherKind =
  /^(\[content_types\]\.xml|mimetype|meta-inf\/manifest\.mf|androidmanifest\.xml)$/i;

/** An archive by its directory: what it holds is never unpacked here. */
export const inspectZip: Inspector = async (file) => {
  const rows = await archiveRows(file);
  if (typeof rows === 'string') return rows;
  if (rows.some(({ path }) => otherKind.test(path))) return 'wrong_bytes';
  if (rows.some(({ path }) => programs.test(path))) return 'active_content';
  return rows.some(({ path }) => archives.test(path)) ? 'unsafe_archive' : null;
};
