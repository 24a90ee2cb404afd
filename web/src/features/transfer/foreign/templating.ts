import type { Tally } from '#web/lib/markdown/losses.ts';
import { codeLines, type Line, outsideCode } from './lines.ts';

/** `name="value"` pairs of a tag, and what stands there without a name. */
function attributesOf(inside: string) {
  const named = new Map<string, string>();
  const plain: string[] = [];
  for (const [, name, ...values] of inside.matchAll(
    /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g,
  )) {
    const value = values.find((one) => one !== undefined) ?? '';
    if (name) named.set(name.toLowerCase(), value);
    else plain.push(value);
  }
  return { named, plain };
}

const boxes =
  /^(callout|alert|notice|admonition|hint|note|tip|warning|info|important|caution|danger)$/i;

type Found = { text: string; opensCode?: boolean; closesCode?: boolean };

const pictureOf = (source: string, words: string) =>
  source ? `![${words.replace(/<[^>]*>/g, '').replace(/[[\]]/g, '')}](<${source}>)` : '';

/** A shortcode of Hugo in Markdown. */
function shortcode(tag: string, at: number, tally: Tally): Found {
  const [, ends, name = '', inside = ''] =
    /^(\/?)\s*([\w./-]*)\s*([^]*?)\/?$/.exec(tag.trim()) ?? [];
  const { named, plain } = attributesOf(inside);
  const first = plain[0] ?? '';
  if (/^(figure|img|image|picture)$/i.test(name)) {
    const source = named.get('src') ?? first;
    const words = named.get('alt') ?? named.get('caption') ?? named.get('title') ?? '';
    return { text: ends ? '' : pictureOf(source, words) };
  }
  // A folding part stands open, its title first.
  if (/^(expand|details|tab|tabs|mermaid)$/i.test(name)) {
    const title = ends ? '' : (named.get('title') ?? named.get('name') ?? first);
    return { text: title ? `**${title}**\n` : '' };
  }
  if (/^(rel)?ref$/i.test(name)) return { text: first.replaceAll(' ', '%20') };
  const video = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/' }[name.toLowerCase()];
  if (video) {
    tally.lose('embed', at);
    return { text: `<${video}${encodeURIComponent(named.get('id') ?? first)}>` };
  }
  if (/^highlight$/i.test(name))
    return ends ? { text: '```', closesCode: true } : { text: `\`\`\`${first}`, opensCode: true };
  if (boxes.test(name)) {
    const kind =
      named.get('type') ??
      (/^(callout|alert|notice|admonition|hint)$/i.test(name) ? first || 'note' : name);
    const title = named.get('title') ?? '';
    return {
      text: ends
        ? '\n:::\n'
        : `\n:::${kind.toLowerCase().replace(/[^a-z]/g, '') || 'note'}${title ? `[${title}]` : ''}\n`,
    };
  }
  if (!ends) tally.lose('shortcode', at, name);
  return { text: '' };
}

/** A tag of Liquid in Markdown. */
function liquid(tag: string, at: number, tally: Tally): Found {
  const [, name = '', inside = ''] = /^[-\s]*([a-z_]+(?:-ref)?)\s*([^]*?)[-\s]*$/i.exec(tag) ?? [];
  if (name === 'highlight') return { text: `\`\`\`${inside.split(/\s/)[0]}`, opensCode: true };
  if (name === 'endhighlight') return { text: '```', closesCode: true };
  if (name === 'raw' || name === 'endraw') return { text: '' };
  if (name === 'link' || name === 'post_url') return { text: inside.trim().replaceAll(' ', '%20') };
  if (name === 'include' && /figure|image|img|picture/i.test(inside)) {
    const { named } = attributesOf(inside);
    const source =
      named.get('src') ?? named.get('image_path') ?? named.get('path') ?? named.get('url') ?? '';
    if (source) return { text: pictureOf(source, named.get('alt') ?? named.get('caption') ?? '') };
  }
  if (name === 'hint' || name === 'endhint') {
    const kind =
      attributesOf(inside)
        .named.get('style')
        ?.replace(/[^a-z]/g, '') || 'info';
    return { text: name === 'hint' ? `\n:::${kind}\n` : '\n:::\n' };
  }
  if (name === 'embed') {
    const url = attributesOf(inside).named.get('url') ?? '';
    tally.lose('embed', at);
    return { text: /^https?:/.test(url) ? `\n<${encodeURI(decodeURI(url))}>\n` : '' };
  }
  if (name === 'file' && /src=/.test(inside)) {
    const source = attributesOf(inside).named.get('src') ?? '';
    return { text: `\n[${source.slice(source.lastIndexOf('/') + 1)}](<${source}>)\n` };
  }
  if (name === 'tab' || name === 'step') {
    const title = attributesOf(inside).named.get('title');
    return { text: title ? `\n**${title}**\n` : '' };
  }
  // Tags that only frame the words between them.
  if (
    /^(end)?(tabs?|stepper|step|content-ref|code|embed|file|columns?|updates?|update)$/.test(name)
  )
    return { text: '' };
  tally.lose('shortcode', at, name);
  return { text: '' };
}

/** A value that Liquid would fill in: paths stay, all else is not known here. */
function filledIn(inside: string, at: number, tally: Tally): string {
  if (/^\s*site\.(baseurl|url)\s*$/.test(inside)) return '';
  const [, path] =
    /^\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:.*)\s*$/.exec(inside) ?? [];
  if (path !== undefined) return path;
  tally.lose('shortcode', at, inside.trim().slice(0, 40));
  return '';
}

const tags = /\{\{[<%]\s*(?!\/\*)([^]*?)\s*[>%]\}\}|\{%(.*?)%\}|\{\{(?![<%{])(.*?)\}\}/g;

/** A shortcode over several lines as one line, the others empty: so that every line keeps its number. */
function joined(lines: readonly Line[]): Line[] {
  const result = [...lines];
  const isCode = codeLines(lines);
  for (let at = 0; at < result.length; at += 1) {
    if (isCode[at]) continue;
    let text = result[at]?.text ?? '';
    const opens = () => text.lastIndexOf('{{<') > text.lastIndexOf('>}}');
    for (let next = at + 1; opens() && next < Math.min(at + 12, result.length); next += 1) {
      text = `${text} ${result[next]?.text.trim() ?? ''}`;
      result[at] = { ...(result[at] as Line), text };
      result[next] = { ...(result[next] as Line), text: '' };
    }
  }
  return result;
}

/**
 * Shortcodes of Hugo, tags of Liquid and attribute lists of kramdown as Markdown, where it has the like; what is left
 * is taken away and noted, the words around it stay.
 */
export function fromTemplating(lines: readonly Line[], tally: Tally, isTemplated: boolean): Line[] {
  const whole = joined(lines);
  const fenced = codeLines(whole);
  let inside = false;
  return whole.flatMap((line, index) => {
    if (fenced[index] && !inside) return [line];
    let { text } = line;
    // mdBook puts files of code into texts.
    text = outsideCode(text, (piece) =>
      piece.replace(/\{\{#.*?\}\}/g, () => {
        tally.lose('shortcode', line.at, '#include');
        return '';
      }),
    );
    const closes = /\{%-?\s*endhighlight|\{\{[<%]\s*\/\s*highlight/.test(text);
    if (inside && !closes) return [line];
    const change = (piece: string) =>
      piece.replace(tags, (all, code?: string, tag?: string, value?: string) => {
        if (code === undefined && !isTemplated) return all;
        if (value !== undefined) return filledIn(value, line.at, tally);
        const found =
          code === undefined ? liquid(tag ?? '', line.at, tally) : shortcode(code, line.at, tally);
        if (found.opensCode) inside = true;
        if (found.closesCode) inside = false;
        return found.text;
      });
    text = outsideCode(text, change);
    if (/^[ \t]*(\[\[?toc\]?\]|\[TOC\]|[-*] TOC)[ \t]*$/i.test(text)) text = '';
    text = outsideCode(text, (piece) =>
      piece.replace(
        /[ \t]*\{:\s*[.#\w][^}\n]*\}|[ \t]*\{(?:[#.][\w:-]+|[ ]|\w+="[^"]*")+\}[ \t]*$/g,
        (all, offset: number) => {
          // Braces right behind a name between colons are the attributes of a directive.
          if (/:{2,}[\w-]+(\[.*\])?$/.test(piece.slice(0, offset))) return all;
          tally.lose('attributes', line.at);
          return '';
        },
      ),
    );
    return text.split('\n').map((one) => ({ text: one, at: line.at }));
  });
}
