// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawFormula } from './draw-formula.ts';

function draw(latex: string) {
  const place = document.createElement('span');
  return { problem: drawFormula(place, latex, true), place };
}

describe('a formula', () => {
  it('is drawn, and said as MathML', () => {
    const { problem, place } = draw(String.raw`\frac{a}{b}`);
    expect(problem).toBeNull();
    expect(place.querySelector('math mfrac')).not.toBeNull();
  });

  it('says what is wrong with it and draws nothing', () => {
    const { problem, place } = draw(String.raw`\frac{a}{`);
    expect(problem).toMatch(/expected '}'|end of input/);
    expect(place.childNodes).toHaveLength(0);
  });

  it.each([
    String.raw`\href{javascript:__xss=1}{x}`,
    String.raw`\url{https://evil.example}`,
    String.raw`\includegraphics{https://evil.example/x.png}`,
    String.raw`\htmlClass{chakra-button}{x}`,
    String.raw`\htmlId{root}{x}`,
    String.raw`\htmlStyle{position:fixed;inset:0}{x}`,
    String.raw`\htmlData{x=1}{x}`,
    String.raw`\text{<img src=x onerror=__xss=1>}`,
    String.raw`\def\a{\a\a}\a`,
    String.raw`\rule{999999em}{999999em}`,
    String.raw`\color{url(https://evil.example)}x`,
  ])('cases 63 and 64: %s leads nowhere, loads nothing and covers nothing', (latex) => {
    const { place } = draw(latex);
    expect(
      place.querySelector('a, img, script, [id], [onerror], [data-x], .chakra-button'),
    ).toBeNull();
    const styles = [...place.querySelectorAll<HTMLElement>('[style]')].map(
      ({ style }) => style.cssText,
    );
    expect(styles.join(' ')).not.toMatch(/fixed|evil|99999/);
  });
});
