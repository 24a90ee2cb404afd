// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { GradeLine } from './grade-line.tsx';

it('keeps the word of each step within its stretch of the line, however long it is', async () => {
  const letters = [
    { letter: 'Matrícula de honor', from: 10_500 },
    { letter: 'Sobresaliente', from: 9000 },
    { letter: 'Notable', from: 7000 },
    { letter: 'Suspenso', from: 0 },
  ];
  await renderInSite(<GradeLine percent={8200} scheme={{ letters, passFrom: 5000 }} />);
  const stretches = letters.map(({ letter }) => {
    const { insetInlineStart, width } = screen.getByText(letter).parentElement!.style;
    return [insetInlineStart, width];
  });
  expect(stretches).toEqual([
    ['100%', '0%'],
    ['90%', '10%'],
    ['70%', '20%'],
    ['0%', '70%'],
  ]);
});
