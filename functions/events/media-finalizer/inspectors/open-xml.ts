import type { Inspector, Rejection } from '../inspector.ts';
import { archiveRows, readParts } from './archive.ts';

const mainParts = {
  'wordprocessingml.document': 'word/document.xml',
  'spreadsheetml.sheet': 'xl/workbook.xml',
  'presentationml.presentation': 'ppt/presentation.xml',
} as const;

/** Parts that run: macros of today and of old, controls, programs within. */
const acts = /(^|\/)(vbaproject|vbadata|macrosheets\/|activex\/|oleobject)/;
const actsByType = /macroEnabled|vbaProject|vbaData|macrosheet|activeX|oleObject/i;

/** Parts that ask another file or a database for what they show. */
const reaches = /(^|\/)(externallinks\/|connections\.xml$|querytables\/)/;

const relation = /<[^\s<>]*Relationship\s((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether a relation stays within the document, is a link that a reader follows, or names a template on the writer's own disk. */
function isHarmless(attributes: string): boolean {
  const { TargetMode, Type, Target } = Object.fromEntries(
    [...attributes.matchAll(attribute)].map(([, name, one, other]) => [name, one ?? other]),
  ) as Record<string, string | undefined>;
  if (TargetMode === undefined || TargetMode === 'Internal') return true;
  if (Type?.endsWith('/hyperlink')) return true;
  return Type?.endsWith('/attachedTemplate') === true && /^file:\/\/\/[a-z]:/i.test(Target ?? '');
}

function faultOf(path: string, text: string, type: string): Rejection | null {
  if (text.includes('\0')) return 'wrong_bytes';
  // No writer states an entity here; whoever does may mean another word than is read.
  if (text.includes('<!')) return 'reaches_out';
  if (path === '[content_types].xml') {
    if (actsByType.test(text)) return 'macros';
    return text.includes(`.${type}.main+xml`) ? null : 'wrong_bytes';
  }
  const relations = [...text.matchAll(relation)];
  return relations.every(([, attributes = '']) => isHarmless(attributes)) ? null : 'reaches_out';
}

/**
 * A document of Office (ECMA-376): its parts by the zip's directory, what they are and lead to by
 * the parts that say so. Without macros, controls and packed programs, and nothing in it is fetched when it is opened.
 */
export const inspectOpenXml =
  (type: keyof typeof mainParts): Inspector =>
  async (file) => {
    const rows = await archiveRows(file);
    if (typeof rows === 'string') return rows;
    const paths = rows.map(({ path }) => path.toLowerCase());
    if (!paths.includes('[content_types].xml') || !paths.includes(mainParts[type]))
      return 'wrong_bytes';
    if (paths.some((path) => acts.test(path))) return 'macros';
    if (paths.some((path) => reaches.test(path))) return 'reaches_out';
    const parts = await readParts(
      file,
      rows,
      (path) => path === '[content_types].xml' || path.endsWith('.rels'),
    );
    if (typeof parts === 'string') return parts;
    for (const [path, text] of parts) {
      const fault = faultOf(path, text, type);
      if (fault) return fault;
    }
    return null;
  };
