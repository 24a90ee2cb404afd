// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { workbook } from '../formats/fixtures/workbook.ts';
import { readQuestions } from '../formats/read-questions.ts';
import { BringInDialog } from './bring-in-dialog.tsx';

vi.mock('./read-in-thread.ts', () => ({
  readInThread: async (file: File, options: { language: 'en' | 'es' | null }) =>
    readQuestions(
      file.name in texts ? bytesOf(file.name) : new Uint8Array(await file.arrayBuffer()),
      file.name,
      options,
    ),
}));
vi.mock('./questions-there.ts', () => ({ questionsThere: async () => new Set() }));

// A page of a test has no digests.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));

const texts: Record<string, string> = {
  'english.csv': 'type,question,answer\nnumber,What is the half of three thousand?,"1,500"\n',
  'spanish.csv':
    'tipo;pregunta;respuesta\nnumérica;¿Cuántos años tiene el árbol más viejo de la plaza de nuestra ciudad?;12\n',
};
/** As spreadsheets save it: one byte for each letter. */
const bytesOf = (name: string) =>
  Uint8Array.from(texts[name] ?? '', (letter) => letter.charCodeAt(0));
texts['two.csv'] = `${texts['english.csv']}number,What is a quarter of ten thousand?,"2,500"\n`;
const english = new File([], 'english.csv');
const spanish = new File([], 'spanish.csv');

async function choose(...files: File[]) {
  await renderInSite(
    <BringInDialog bankId="B" send={vi.fn()} onClose={vi.fn()} onShow={vi.fn()} />,
  );
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files } });
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'The texts are in' });
}

it('says of several files which one was no Unicode, and that each has its own language', async () => {
  const language = await choose(english, spanish);
  screen.getByText('Not Unicode, so read as Western European (Windows-1252): spanish.csv.');
  expect(language.selectedOptions[0]?.textContent).toBe('several languages');
  fireEvent.change(language, { target: { value: 'es' } });
  const again = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'The texts are in',
  });
  expect(
    within(again)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Spanish']);
  expect(again.value).toBe('es');
});

it('says of a key that could be thousands how it is read', async () => {
  const language = await choose(english);
  expect(language.value).toBe('en');
  screen.getByText(/^Changed: a number that could be thousands is read as decimals: 1,500$/);
});

it('speaks of one question as of one, and of several as of several', async () => {
  await choose(english);
  const one = / it is imported; some parts change form/;
  const several = / they are imported; some parts change form/;
  screen.getByText(one);
  expect(screen.queryByText(several)).toBeNull();
  cleanup();
  await choose(new File([], 'two.csv'));
  screen.getByText(several);
  expect(screen.queryByText(one)).toBeNull();
});

it('says that what comes in as ready can be drawn by quizzes at once', async () => {
  await choose(new File([], 'two.csv'));
  const words = await screen.findByText(/^2 of them come in as ready: quizzes that draw/);
  expect(words.tagName).toBe('P');
});

const pasteField = () => screen.getByRole('textbox', { name: 'Or paste questions as text' });
const readIt = () => fireEvent.click(screen.getByRole('button', { name: 'Read the text' }));

it('reads questions that are pasted as text, and keeps the text to be mended and read again', async () => {
  await renderInSite(
    <BringInDialog bankId="B" send={vi.fn()} onClose={vi.fn()} onShow={vi.fn()} />,
  );
  readIt();
  expect(document.activeElement).toBe(pasteField());
  fireEvent.change(pasteField(), { target: { value: 'Dear all, the exam is on Monday.' } });
  readIt();
  await screen.findByText(/^No questions are recognized in this file/);
  fireEvent.change(pasteField(), {
    target: { value: '1. ¿Cuál es la capital?\na) Cusco\n*b) Lima\n\n2. Why?\na) 1\nb) 2\n' },
  });
  readIt();
  await screen.findByText('1 of 2 questions will be imported');
  screen.getByText('It does not say which answer is right');
  expect((pasteField() as HTMLTextAreaElement).value).toContain('Lima');
});

it('offers to paste where a file is one of a program that nobody reads here', async () => {
  texts['exam.docx'] = 'PK\u0003\u0004word/document.xml';
  await renderInSite(
    <BringInDialog bankId="B" send={vi.fn()} onClose={vi.fn()} onShow={vi.fn()} />,
  );
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File([], 'exam.docx')] } });
  const why = /^This file is a document\. Copy its questions and paste them as text/;
  expect(await screen.findByText(why)).toBeTruthy();
  expect(pasteField()).toBeTruthy();
});

it('brings in the questions of a workbook, and names what it leaves out', async () => {
  const book = workbook({
    rows: [
      ['Question', 'Answer 1', 'Answer 2', 'Correct answer'],
      ['Which floats on water?', 'wood', 'iron', 1],
      ['Which of them sinks?', 'wood', 'iron', null],
    ],
  });
  await choose(new File([book], 'quiz.xlsx'));
  screen.getByText('1 of 2 questions will be imported');
  screen.getByText('It does not say which answer is right');
  screen.getByText('question 2, row 3');
  screen.getByRole('button', { name: 'Import 1 question' });
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.accept).toContain('.xlsx');
});

it('says of a workbook that cannot be read how to save it', async () => {
  await renderInSite(
    <BringInDialog bankId="B" send={vi.fn()} onClose={vi.fn()} onShow={vi.fn()} />,
  );
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  const older = new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'quiz.xls');
  fireEvent.change(input!, { target: { files: [older] } });
  const why = /^This workbook cannot be read\. Save it as XLSX, without a password/;
  expect(await screen.findByText(why)).toBeTruthy();
});
