// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { workOf } from '../../../../../test/submission-work.ts';
import { firstPlace } from './first-place.ts';

afterEach(() => document.body.replaceChildren());

const { receipt } = workOf(1);
const pdf = { mediaId: 'pdf', contentType: 'application/pdf', fileName: 'sources.pdf' };
const work = {
  text: null,
  receipt: { ...receipt, files: [{ ...pdf, size: 1, sha256: '' }] },
} as unknown as Parameters<typeof firstPlace>[0];

/** A document of three pages in its viewer, each with its upper and lower edge. */
function put(edges: [number, number][]) {
  const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
  document.body.innerHTML = `<div data-media="pdf"><div id="viewer">${edges
    .map((_, at) => `<section data-page="${at + 1}"></section>`)
    .join('')}</div></div>`;
  const viewer = document.querySelector('#viewer');
  if (viewer) viewer.getBoundingClientRect = () => box(100, 500);
  for (const [at, [top, bottom]] of edges.entries()) {
    const page = document.querySelector(`[data-page="${at + 1}"]`);
    if (page) page.getBoundingClientRect = () => box(top, bottom);
  }
  return document.body;
}

it('begins on the page of a document of which most is in sight', () => {
  const root = put([
    [-700, 150],
    [162, 1012],
    [1024, 1874],
  ]);
  expect(firstPlace(work, 'en', root)).toMatchObject({ in: 'page', mediaId: 'pdf', page: 2 });
});

it('begins on the first page of a document that is not shown', () => {
  expect(firstPlace(work, 'en', null)).toMatchObject({ page: 1 });
  expect(firstPlace(work, 'en', document.body)).toMatchObject({ page: 1 });
});
