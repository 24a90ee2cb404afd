import type { Language } from '#shared/policies/languages.ts';
import { dataBlock, type Html, markupOf } from './html.ts';

type Filling = { language: Language; head: Html; content: Html; answers: Record<string, unknown> };

/**
 * The shell with its places filled.
 * @throws where one of them is missing: the shell is then better sent as it is
 */
export function fillShell(shell: string, { language, head, content, answers }: Filling): string {
  const data = dataBlock('application/json', answers, 'first-answers');
  const fillings: [place: string | RegExp, filling: string][] = [
    ['<html>', `<html lang="${language}">`],
    [/<!-- page -->.*<!-- \/page -->/s, markupOf(head)],
    [
      /<div id="first-page">.*?<\/div>/s,
      `<div id="first-page">${markupOf(content)}</div>${markupOf(data)}`,
    ],
  ];
  return fillings.reduce((page, [place, filling]) => {
    const filled = page.replace(place, () => filling);
    if (filled === page) throw new Error(`The shell has no place for ${String(place)}`);
    return filled;
  }, shell);
}
