import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** The most characters of a front matter: parsing takes time that grows faster than its length. */
export const longestFront = 64 * 1024;

export type Front = {
  /** The fields; empty if there are none. */
  data: Record<string, unknown>;
  /** The line of its file that is at fault; what can be read in single lines is in `data` all the same. */
  faultAt: number | null;
  has: boolean;
  text: string;
  /** The line of the file on which the text begins, from 1. */
  textAt: number;
};

const fences: { open: RegExp; close: RegExp; read: (front: string) => unknown }[] = [
  {
    open: /^---[ \t]*$/,
    close: /^(---|\.\.\.)[ \t]*$/,
    // No anchors that grow, no tags, no dates: what JSON could say.
    read: (front) =>
      parseYaml(front, { schema: 'core', maxAliasCount: 0, logLevel: 'error' }) as unknown,
  },
  { open: /^\+\+\+[ \t]*$/, close: /^\+\+\+[ \t]*$/, read: (front) => parseToml(front) },
];

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Single `name: value` lines, of a front matter that is not whole. */
function singleLines(lines: string[]): Record<string, unknown> {
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([\p{L}_][\p{L}\d_-]*)\s*[:=]\s*(\S.*?)\s*$/u.exec(line) ?? [];
    return name && value ? [[name, value.replace(/^(["'])(.*)\1$/, '$2')] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The line of what a parser found, as far as it says so. */
function faultLine(error: unknown): number {
  const said = error as { linePos?: { line: number }[]; line?: unknown };
  const line = said.linePos?.[0]?.line ?? said.line;
  return typeof line === 'number' ? line : 1;
}

/** Whether the lines between two rules could be fields: a text may begin with a rule, too. */
const saysFields = (lines: string[]) =>
  lines.every((line) => line.trim() === '') ||
  lines.some((line) => /^["']?[\p{L}_][\p{L}\d_ -]*["']?\s*[:=]/u.test(line));

/** The fields at the head of a file, as YAML or TOML, and the text below them. */
export function readFront(file: string): Front {
  const lines = file.split('\n');
  const none: Front = { data: {}, faultAt: null, has: false, text: file, textAt: 1 };
  const fence = fences.find(({ open }) => open.test(lines[0] ?? ''));
  if (!fence) return none;
  const end = lines.findIndex((line, at) => at > 0 && fence.close.test(line));
  const head = lines.slice(1, end);
  if (end < 0 || !saysFields(head)) return none;
  const rest = { has: true, text: lines.slice(end + 1).join('\n'), textAt: end + 2 };
  const front = head.join('\n');
  const inPart = (faultAt: number): Front => ({
    ...rest,
    data: singleLines(head.slice(0, 200)),
    faultAt,
  });
  if (front.length > longestFront) return inPart(1);
  try {
    const data = fence.read(front) ?? {};
    return isFields(data) ? { ...rest, data, faultAt: null } : inPart(2);
  } catch (error) {
    return inPart(faultLine(error) + 1);
  }
}
