/** Text as a PDF string in Windows-1252, which has the letters of English and Spanish. */
function pdfString(text: string): string {
  const bytes = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 63;
    const safe = code > 255 ? 63 : code;
    return safe > 126 || '()\\'.includes(character)
      ? `\\${safe.toString(8).padStart(3, '0')}`
      : character;
  });
  return `(${bytes.join('')})`;
}

const perLine = 82;

/** Breaks at blanks; what follows the first line is set in a little. */
function wrap(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row.length + word.length < perLine) rows[rows.length - 1] = row ? `${row} ${word}` : word;
    else rows.push(`    ${word}`);
  }
  return rows;
}

export type HandoutPage = { title: string; lines: string[] };

/** What draws a page: A4 in points, a heading, then one entry below the other. */
function pageContent({ title, lines }: HandoutPage): string {
  const heading = `BT /F2 20 Tf 64 760 Td ${pdfString(title)} Tj ET`;
  const rows = lines.flatMap((line) => [...wrap(line), null]);
  let y = 716;
  const drawn = rows.map((row) => {
    if (row === null) {
      y -= 8;
      return '';
    }
    const text = `BT /F1 12 Tf 64 ${y} Td ${pdfString(row)} Tj ET`;
    y -= 18;
    return text;
  });
  return [heading, '0.69 0.52 0.06 RG 2 w 64 744 m 531 744 l S', ...drawn].join('\n');
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * A handout as a PDF, one page for each language (PDF 1.4, ISO 32000-1, 7.5): a header, numbered
 * objects, a table of where each begins, a trailer.
 */
export function handoutPdf(pages: HandoutPage[]): Uint8Array<ArrayBuffer> {
  const firstPage = 5;
  const kids = pages.map((_, at) => `${firstPage + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, at) => {
      const content = pageContent(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
