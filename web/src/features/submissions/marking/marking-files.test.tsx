// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { createStore } from '#web/lib/create-store.ts';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import { useStore } from '#web/lib/use-store.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, workOf } from '../../../../test/submission-work.ts';
import type { Marking, SubmissionWork } from '../types.ts';
import MarkingFiles from './marking-files.tsx';

type RecorderProps = { refusal: string | null; onRecorded: (file: File) => void };
type Page = {
  belongs: (work: Work) => boolean;
  onReady: (file: OpenableWorkFile) => 'many' | void;
};
const page = vi.hoisted(() => ({
  current: null as Page | null,
  unfinished: [] as KeptUpload[],
  giveUp: vi.fn(),
}));
vi.mock('#web/lib/uploads/use-ready-files.ts', () => ({
  useReadyFiles: (belongs: Page['belongs'], onReady: Page['onReady']) => {
    page.current = { belongs, onReady };
    const { unfinished, giveUp } = page;
    return { uploads: [], underWay: 0, unfinished, ready: [], goOn: vi.fn(), giveUp };
  },
}));

const record = vi.hoisted(() => ({ add: vi.fn(), props: null as RecorderProps | null }));
vi.mock('#web/lib/uploads/work-uploads.ts', () => ({ workUploads: { addRecording: record.add } }));
vi.mock('#web/components/recording/recorder.tsx', () => ({
  Recorder: (props: RecorderProps) => {
    record.props = props;
    return <p>{props.refusal ?? 'A recorder'}</p>;
  },
}));

const fileOf = (at: number): Marking['files'][number] => ({
  mediaId: id(`F${at}`),
  fileName: `annotated ${at}.pdf`,
  contentType: 'application/pdf',
  bytes: 1000,
  sha256: 'a'.repeat(64),
});
const linkOf = ({ mediaId, fileName, contentType, bytes }: Marking['files'][number]) => ({
  mediaId,
  fileName,
  contentType,
  bytes,
  url: `https://files.example/${mediaId}`,
  expiresAt: '2100-01-01T00:00:00.000Z',
});

beforeEach(() => {
  record.add.mockReset();
  page.unfinished = [];
  // What sends files asks for the pointer.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

function Marked({ first, work }: { first: Marking['files']; work: SubmissionWork }) {
  const [own] = useState(() => createStore(first));
  return (
    <MarkingFiles
      work={work}
      files={useStore(own)}
      current={own.get}
      onChange={own.set}
      onLinkEnded={() => undefined}
    />
  );
}

const show = (first: Marking['files']) =>
  renderInSite(<Marked first={first} work={workOf(1, { links: first.map(linkOf) })} />);

/** What is given, as it is listed. */
const given = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length));
const namesOf = (...numbers: number[]) => numbers.map((at) => fileOf(at).fileName);

/** Files that become ready at once. @returns what each was answered */
function comes(...ready: Marking['files']) {
  const work: Work = { kind: 'marking', submissionId: id(1) };
  const answers: ('many' | void)[] = [];
  act(() => {
    for (const one of ready) answers.push(page.current?.onReady({ ...one, work } as never));
  });
  return answers;
}

it('shows what is given, to be opened and taken away again', async () => {
  await show([fileOf(1), fileOf(2)]);
  screen.getByRole('heading', { name: '2 files that you give back' });
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Open annotated 1.pdf in a new tab' }).href,
  ).toBe(`https://files.example/${id('F1')}`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove annotated 1.pdf' }));
  expect(given()).toEqual(namesOf(2));
  fireEvent.click(screen.getByRole('button', { name: 'Remove annotated 2.pdf' }));
  expect(screen.getByText('0 files that you give back').closest('details')?.open).toBe(true);
});

it('folds what holds nothing', async () => {
  await show([]);
  expect(screen.getByText('0 files that you give back').closest('details')?.open).toBe(false);
});

it('takes what becomes ready once, and no more than a submission gets', async () => {
  await show([fileOf(1)]);
  comes(fileOf(2));
  comes(fileOf(2));
  expect(given()).toEqual(namesOf(1, 2));
  const more = Array.from({ length: mostFeedbackFiles }, (_, at) => fileOf(at + 3));
  const many = Array.from({ length: 2 }, () => 'many');
  // What finds no room is kept beside the others until there is some, and says so.
  expect(comes(...more)).toEqual([...more.slice(2).map(() => undefined), ...many]);
  expect(given()).toHaveLength(mostFeedbackFiles);
});

it('sends what was recorded for this marking, under a name that nothing else of it has', async () => {
  await show([{ ...fileOf(1), fileName: 'audio.weba' }]);
  expect(screen.getByText('A recorder')).toBeDefined();
  record.props?.onRecorded(new File(['sound'], 'audio.weba', { type: 'audio/webm;codecs=opus' }));
  const [place, file] = record.add.mock.calls[0] ?? [];
  expect(place).toEqual({ kind: 'marking', submissionId: id(1) });
  expect([file.name, file.size]).toEqual(['audio (2).weba', 5]);
  comes({ ...fileOf(2), fileName: file.name, contentType: 'audio/webm' });
  expect(given()).toEqual(['audio.weba', 'audio (2).weba']);
});

it('asks again for a file that a reload cut off, and says that a recording is lost', async () => {
  const cut = (fileName: string, changes: Partial<KeptUpload> = {}): KeptUpload => ({
    work: { kind: 'marking', submissionId: id(1) },
    mediaId: id('F9'),
    fileName,
    bytes: 1000,
    isSent: false,
    ...changes,
  });
  const sound = cut('audio.weba', { mediaId: id('F8'), isRecording: true });
  page.unfinished = [cut('page.pdf'), sound];
  await show([]);
  // Nobody looks for what was lost in what is folded.
  expect(screen.getByText('audio.weba').closest('details')?.open).toBe(true);
  screen.getByLabelText('Choose page.pdf again to continue');
  expect(screen.queryByLabelText('Choose audio.weba again to continue')).toBeNull();
  screen.getByText(/^The page was reloaded before this recording had arrived.*it is lost/);
  fireEvent.click(screen.getByText('audio.weba').closest('li')!.querySelector('button')!);
  expect(page.giveUp).toHaveBeenCalledExactlyOnceWith(sound);
});

it('takes no recording beside the most files that a submission gets', async () => {
  await show(Array.from({ length: mostFeedbackFiles }, (_, at) => fileOf(at)));
  expect(screen.getByText(/gets 10 files at most/)).toBeDefined();
});

it('hears of files of this marking alone', async () => {
  await show([]);
  const belongs = page.current?.belongs;
  expect(belongs?.({ kind: 'marking', submissionId: id(1) })).toBe(true);
  expect(belongs?.({ kind: 'marking', submissionId: id(2) })).toBe(false);
  expect(
    belongs?.({ kind: 'assignment', courseId: id('C0'), assignmentId: id('A0'), part: 'files' }),
  ).toBe(false);
});
