export type XmlValue =
  | string
  | number
  | boolean
  | undefined
  | XmlValue[]
  | { [name: string]: XmlValue };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Renders an XML document: arrays become repeated elements, undefined leaves an element out. */
export function renderXml(root: string, value: XmlValue, namespace?: string): string {
  const attribute = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${content(value)}</${root}>`;
}

/** The inner text of each `<name>…</name>` in a document that has no attributes that matter. */
export function xmlElements(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The unescaped text of the first `<name>` in `xml`, or undefined. */
export function xmlText(xml: string, name: string): string | undefined {
  const inner = xmlElements(xml, name)[0];
  return inner?.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, unescapeEntity);
}

function content(value: XmlValue): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value).replace(/[&<>"]|\p{Cc}/gu, escapeCharacter);
  if (Array.isArray(value)) return value.map(content).join('');
  return Object.entries(value)
    .map(([name, inner]) => element(name, inner))
    .join('');
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('');
  return `<${name}>${content(value)}</${name}>`;
}

function escapeCharacter(character: string): string {
  return ENTITIES[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
}

function unescapeEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (hex !== undefined || decimal !== undefined) {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  }
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return named[name ?? ''] ?? whole;
}
