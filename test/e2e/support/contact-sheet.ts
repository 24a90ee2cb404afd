/** A picture that was taken, and of what. */
export type Shot = {
  file: string;
  name: string;
  address: string;
  who: string;
  language: string;
  size: string;
  /** The path that the address led to. */
  led: string;
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** All pictures on one page, a row for each route. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ name }) => name);
  const picture = ({ file, who, language, size, led, address }: Shot) =>
    `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a>` +
    `<figcaption>${escape(`${who}, ${language}, ${size}${led === address ? '' : ` → ${led}`}`)}</figcaption></figure>`;
  const sections = [...rows].map(
    ([name, row]) =>
      `<section><h2>${escape(name)}</h2><div>${row
        .toSorted((a, b) => a.file.localeCompare(b.file))
        .map(picture)
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none}img{height:320px;border:1px solid #ccc}figcaption{max-width:220px}</style>
<h1>${shots.length} screens</h1>${sections.join('\n')}</html>\n`;
}
