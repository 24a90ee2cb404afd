// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { Upload } from '#web/lib/uploads/upload-manager.ts';
import { type ChosenFile, FileChooser } from './file-chooser.tsx';
import { FileList, type ListedFile } from './file-list.tsx';

const taken = {
  accepts: ['application/pdf', 'image/png', 'image/jpeg'],
  most: 2,
  mostBytes: 5_000_000,
} as const;
const there: ListedFile = {
  mediaId: 'M1',
  fileName: 'plan.pdf',
  contentType: 'application/pdf',
  bytes: 1200,
  url: 'https://files.example/M1',
};
const onItsWay: Upload = {
  key: 'U1',
  place: null,
  fileName: 'photo.png',
  bytes: 1000,
  sent: 500,
  state: 'sending',
  mediaId: null,
  media: null,
  failure: null,
};
const acts = { pause: vi.fn(), goOn: vi.fn(), cancel: vi.fn(), dismiss: vi.fn() };
const onChoose = vi.fn();
const onRemove = vi.fn();
const shared = { taken, acts, onChoose, onRemove };
const handheld = vi.fn(() => false);

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const input = () => screen.getByLabelText<HTMLInputElement>('Choose files');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const chosen = () => {
  const [files] = onChoose.mock.lastCall as [ChosenFile[]];
  return files.map(({ file, failure }) => [file.name, failure?.because ?? null]);
};

beforeEach(() => {
  vi.clearAllMocks();
  handheld.mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return handheld();
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('a list of files', () => {
  it('asks once for new links where a picture cannot be drawn, and for one that has ended when it is opened', async () => {
    const onLinkEnded = vi.fn();
    const picture: ListedFile = { ...there, fileName: 'a.png', contentType: 'image/png' };
    const ended = { ...there, mediaId: 'M2', expiresAt: '2020-01-01T00:00:00.000Z' };
    await renderInSite(
      <FileList files={[picture, ended]} showsPictures onLinkEnded={onLinkEnded} />,
    );
    const drawn = screen.getByRole('img', { name: 'Image a.png' });
    fireEvent.error(drawn);
    fireEvent.error(drawn);
    expect(onLinkEnded).toHaveBeenCalledOnce();
    const open = (name: string) =>
      fireEvent.click(screen.getByRole('link', { name: `Open ${name} in a new tab` }));
    expect(open('plan.pdf')).toBe(false);
    expect(onLinkEnded).toHaveBeenCalledTimes(2);
  });
});

describe('a chooser of files', () => {
  it('says in words what it takes, to a screen reader with its button', async () => {
    await renderInSite(<FileChooser {...shared} files={[there]} />);
    const words = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe(
      '1 of 2 filesDocuments: .pdf up to 5 MBImages: .png .jpg .jpeg up to 5 MB',
    );
    expect(input().accept).toBe('.pdf,.png,.jpg,.jpeg');
  });

  it('lists what is there, then asks for more, and says beneath that which kinds are taken', async () => {
    await renderInSite(<FileChooser {...shared} files={[there]} />);
    const [file, button, kinds] = [
      screen.getByText('plan.pdf'),
      input(),
      screen.getByText(/^Documents: /),
    ];
    for (const [first, next] of [
      [file, button],
      [button, kinds],
    ] as const)
      expect(first.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('takes what fits, and says of the rest why it does not', async () => {
    await renderInSite(<FileChooser {...shared} files={[there]} />);
    choose(fileOf('a.exe'), fileOf('big.pdf', 5_000_001), fileOf('b.png'), fileOf('c.png'));
    expect(chosen()).toEqual([
      ['a.exe', 'type'],
      ['big.pdf', 'size'],
      ['b.png', null],
      ['c.png', 'many'],
    ]);
  });

  it('counts what is on its way, and not what was refused', async () => {
    const refused: Upload = {
      ...onItsWay,
      key: 'U2',
      state: 'failed',
      failure: { because: 'type' },
    };
    await renderInSite(<FileChooser {...shared} files={[]} uploads={[onItsWay, refused]} />);
    choose(fileOf('b.png'), fileOf('c.png'));
    expect(chosen()).toEqual([
      ['b.png', null],
      ['c.png', 'many'],
    ]);
  });

  it('takes files that are dropped', async () => {
    await renderInSite(<FileChooser {...shared} files={[]} />);
    const files = [fileOf('a.pdf')];
    fireEvent.drop(screen.getByText('Drag files here'), { dataTransfer: { files } });
    expect(chosen()).toEqual([['a.pdf', null]]);
  });

  it('leads the focus to its button when a file is removed, and says that it went', async () => {
    function Chooser() {
      const [files, setFiles] = useState([there]);
      const remove = (mediaId: string) => {
        onRemove(mediaId);
        setFiles([]);
      };
      return <FileChooser {...shared} files={files} onRemove={remove} />;
    }
    await renderInSite(<Chooser />);
    const list = screen.getByRole('list', { name: 'Files' });
    fireEvent.click(within(list).getByRole('button', { name: 'Remove plan.pdf' }));
    expect(onRemove).toHaveBeenCalledWith('M1');
    expect(document.activeElement).toBe(input());
    expect(screen.getByText('plan.pdf has been removed').getAttribute('role')).toBe('status');
  });

  it('opens the camera of a device that is held in the hand, where pictures are taken, and asks nobody to drag there', async () => {
    const { unmount } = await renderInSite(<FileChooser {...shared} files={[]} />);
    expect(screen.queryByLabelText('Take a photo')).toBeNull();
    expect(screen.getByText('Drag files here')).toBeTruthy();
    unmount();
    handheld.mockReturnValue(true);
    const held = await renderInSite(<FileChooser {...shared} files={[]} />);
    expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment');
    expect(screen.queryByText('Drag files here')).toBeNull();
    held.unmount();
    const only = { ...taken, accepts: ['application/pdf'] } as const;
    await renderInSite(<FileChooser {...shared} taken={only} files={[]} />);
    expect(screen.queryByLabelText('Take a photo')).toBeNull();
  });

  it('offers to try again what found no room once there is some, and keeps the focus where one act gives way to another', async () => {
    const many: Upload = { ...onItsWay, key: 'U2', state: 'failed', failure: { because: 'many' } };
    const again = { name: 'Try photo.png again' };
    function Chooser() {
      const [files, setFiles] = useState([there]);
      const [upload, setUpload] = useState(many);
      const goOn = () => setUpload({ ...many, state: 'sending', failure: null });
      return (
        <FileChooser
          {...shared}
          taken={{ ...taken, most: 1 }}
          files={files}
          uploads={[upload]}
          acts={{ ...acts, goOn }}
          onRemove={() => setFiles([])}
        />
      );
    }
    await renderInSite(<Chooser />);
    expect(screen.getByText(/^No more files can be added here/)).toBeDefined();
    expect(screen.queryByRole('button', again)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(screen.getByText('There is room for this file now.')).toBeDefined();
    const button = screen.getByRole('button', again);
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause photo.png' }));
  });

  it('says of what has left the list no more that it is on its way', async () => {
    function Chooser() {
      const [uploads, setUploads] = useState([onItsWay]);
      const cancel = () => setUploads([]);
      return <FileChooser {...shared} files={[]} uploads={uploads} acts={{ ...acts, cancel }} />;
    }
    await renderInSite(<Chooser />);
    expect(screen.getByText('photo.png is being uploaded')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel photo.png' }));
    expect(screen.queryByText('photo.png is being uploaded')).toBeNull();
  });

  it('shows how far each is, lets one pause it, and tries again what failed', async () => {
    const failed: Upload = {
      ...onItsWay,
      key: 'U2',
      state: 'failed',
      failure: { because: 'error', code: 'busy' },
    };
    await renderInSite(<FileChooser {...shared} files={[]} uploads={[onItsWay, failed]} />);
    expect(screen.getByRole('progressbar', { name: 'Progress of photo.png' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Pause photo.png' }));
    expect(acts.pause).toHaveBeenCalledWith('U1');
    fireEvent.click(screen.getByRole('button', { name: 'Try photo.png again' }));
    expect(acts.goOn).toHaveBeenCalledWith('U2');
  });
});
