// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import type { Issue } from './form/issue-at.ts';
import { prepare } from '#web/features/lessons/editor/draft/prepare.ts';
import { createFiles } from './form/files.ts';
import type { BlockKind as Kind } from '#shared/blocks/block-kinds.ts';
import type { BlockContent as Content, ContentOf } from '#shared/schemas/blocks.ts';
import type { Media, Wanted } from './types.ts';
import { ContentForm } from './content-form.tsx';

const measured = vi.hoisted(() => ({ length: null as number | null }));
vi.mock('#web/lib/measure-length.ts', () => ({
  unmeasured: 1,
  measureLength: async () => measured.length,
}));

const old = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const chosen = '01JABCDEFGHJKMNPQRSTVWXYZ1';

const link = (mediaId: string, fileName: string) => ({
  mediaId,
  fileName,
  contentType: 'application/pdf' as const,
  bytes: 1,
  url: `https://files.test/${mediaId}`,
  expiresAt: '2030-01-01T00:00:00.000Z',
});

const mediaOf = (changes: Partial<Media> = {}): Media => ({
  mediaId: chosen,
  courseId: '01JABCDEFGHJKMNPQRSTVWXYZ2',
  fileName: 'new-file',
  contentType: 'video/mp4',
  bytes: 1,
  durationSeconds: null,
  state: 'ready',
  rejection: null,
  rejectedAtLine: null,
  arriving: false,
  goesAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  link: link(chosen, 'new-file'),
  ...changes,
});

/** A form as its lesson shows it; what would be saved is asked for afterwards. */
async function show<K extends Kind>(begin: ContentOf<K>, offered?: Media) {
  const pickMedia = vi.fn<(wanted: Wanted) => Promise<Media | undefined>>(async () => offered);
  const files = createFiles([link(old, 'old-file')]);
  let last: Content = begin;
  function Lesson() {
    const [content, setContent] = useState<Content>(begin);
    const parsed = prepare(content);
    const issues: Issue[] = parsed.success
      ? []
      : parsed.error.issues.map(({ path, code }) => ({ path, code }));
    return (
      <ContentForm
        content={content}
        onChange={(next) => {
          last = next;
          setContent(next);
        }}
        files={files}
        pickMedia={pickMedia}
        issues={issues}
        language="en"
      />
    );
  }
  await renderInSite(<Lesson />);
  return {
    pickMedia,
    /** As it would be sent; null: not at all. */
    saved: () => prepare(last).data ?? null,
  };
}

/** jsdom measures nothing: both languages are there, one beside the other. */
const inEnglish = (label: string) =>
  within(screen.getByRole('group', { name: /^English/ })).getByLabelText(label);
const inSpanish = (label: string) =>
  within(screen.getByRole('group', { name: /^Spanish/ })).getByLabelText(label);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  measured.length = null;
});

const video: ContentOf<'video'> = {
  kind: 'video',
  mediaId: old,
  durationSeconds: 90,
  captions: [{ language: 'es', mediaId: '01JABCDEFGHJKMNPQRSTVWXYZ3' }],
};

describe('a video', () => {
  it('takes another file with the length that it says of itself, and keeps its captions', async () => {
    measured.length = 90;
    const { pickMedia, saved } = await show(video, mediaOf({ durationSeconds: 725 }));
    expect(await screen.findByText('1:30 minutes')).toBeDefined();
    await press('Choose another: Video');
    expect(pickMedia).toHaveBeenCalledWith('video');
    expect(screen.getByText('new-file')).toBeDefined();
    expect(screen.getByText('12:05 minutes')).toBeDefined();
    expect(saved()).toEqual({ ...video, mediaId: chosen, durationSeconds: 725 });
  });

  it('has the browser read a length that the file does not say', async () => {
    measured.length = 61;
    const { saved } = await show(video, mediaOf());
    await press('Choose another: Video');
    expect(await screen.findByText('1:01 minutes')).toBeDefined();
    expect(saved()).toMatchObject({ mediaId: chosen, durationSeconds: 61 });
  });

  it('asks for minutes where nothing can be read, and keeps what was typed', async () => {
    const { saved } = await show(video, mediaOf());
    await press('Choose another: Video');
    const minutes = await screen.findByLabelText('Length in minutes');
    type(minutes, 'twelve');
    expect(screen.getByText('Enter a whole number from 1 to 600.')).toBeDefined();
    expect((minutes as HTMLInputElement).value).toBe('twelve');
    type(minutes, '12');
    expect(screen.queryByText('Enter a whole number from 1 to 600.')).toBeNull();
    expect(saved()).toMatchObject({ durationSeconds: 720 });
  });

  it('has one file of captions for each language', async () => {
    const { pickMedia, saved } = await show(video, mediaOf({ contentType: 'text/vtt' }));
    await press('Choose: Captions in English');
    expect(pickMedia).toHaveBeenCalledWith('captions');
    expect(saved()).toMatchObject({
      captions: [...video.captions, { language: 'en', mediaId: chosen }],
    });
    await press('Remove: Captions in Spanish');
    expect(saved()).toMatchObject({ captions: [{ language: 'en', mediaId: chosen }] });
  });

  it('stays as it is where somebody thinks better of it', async () => {
    const { saved } = await show(video);
    await press('Choose another: Video');
    expect(saved()).toEqual(video);
  });
});

describe('audio', () => {
  const audio: ContentOf<'audio'> = {
    kind: 'audio',
    mediaId: old,
    durationSeconds: 30,
    transcript: { es: 'Hola' },
  };

  it('has a transcript in both languages, and none where nothing is written', async () => {
    const { saved } = await show(audio, mediaOf({ durationSeconds: 40 }));
    type(inEnglish('Transcript'), 'Hello');
    expect(saved()).toEqual({ ...audio, transcript: { en: 'Hello', es: 'Hola' } });
    await press('Choose another: Audio');
    expect(saved()).toMatchObject({ durationSeconds: 40, transcript: { en: 'Hello', es: 'Hola' } });
    type(inEnglish('Transcript'), '');
    type(inSpanish('Transcript'), '  ');
    expect(saved()).toMatchObject({ transcript: null });
  });

  it('is not saved with a transcript that is too long, and says which', async () => {
    const { saved } = await show(audio);
    const field = inSpanish('Transcript');
    type(field, 'a'.repeat(20_001));
    expect(saved()).toBeNull();
    expect(screen.getAllByText('Use at most 20,000 characters.')).toHaveLength(1);
    expect((field as HTMLTextAreaElement).value).toHaveLength(20_001);
  });
});

describe('a picture', () => {
  const image: ContentOf<'image'> = { kind: 'image', mediaId: old, alt: null, caption: null };

  it('says what it still needs until somebody described it', async () => {
    const { saved } = await show(image);
    const needed = /every image has a description/;
    expect(screen.getByText(needed)).toBeDefined();
    type(inSpanish('What it shows'), 'Un mapa');
    type(inEnglish('Caption'), 'The coast');
    expect(screen.queryByText(needed)).toBeNull();
    expect(saved()).toEqual({ ...image, alt: { es: 'Un mapa' }, caption: { en: 'The coast' } });
  });

  it('begins a language with the words of the other', async () => {
    const { saved } = await show({ ...image, alt: { en: 'A map' }, caption: { en: 'Here' } });
    fireEvent.click(within(screen.getByRole('group', { name: /^Spanish/ })).getByRole('button'));
    expect(saved()).toMatchObject({
      alt: { en: 'A map', es: 'A map' },
      caption: { en: 'Here', es: 'Here' },
    });
  });

  it('keeps its words with another file', async () => {
    const { pickMedia, saved } = await show({ ...image, alt: { en: 'A map' } }, mediaOf());
    await press('Choose another: Image');
    expect(pickMedia).toHaveBeenCalledWith('image');
    expect(saved()).toEqual({ ...image, mediaId: chosen, alt: { en: 'A map' } });
  });
});

it('a file is another once another is chosen', async () => {
  const { pickMedia, saved } = await show({ kind: 'file', mediaId: old }, mediaOf());
  expect(screen.getByText('old-file')).toBeDefined();
  await press('Choose another: File');
  expect(pickMedia).toHaveBeenCalledWith('file');
  expect(saved()).toEqual({ kind: 'file', mediaId: chosen });
});

describe('a link', () => {
  const page: ContentOf<'link'> = {
    kind: 'link',
    address: 'https://example.org',
    description: { en: 'To read on' },
  };

  it('is saved with an address that can be opened safely, and only so', async () => {
    const { saved } = await show(page);
    const address = screen.getByLabelText('Address');
    type(address, ' https://example.com/a ');
    type(inSpanish('Why it is useful'), 'Para leer más');
    expect(saved()).toEqual({
      ...page,
      address: 'https://example.com/a',
      description: { en: 'To read on', es: 'Para leer más' },
    });
    for (const wrong of ['http://example.com', 'javascript:alert(1)', 'example.com', '']) {
      type(address, wrong);
      expect(saved()).toBeNull();
      expect(address.getAttribute('aria-invalid')).toBe('true');
    }
    expect((inEnglish('Why it is useful') as HTMLTextAreaElement).value).toBe('To read on');
  });
});

describe('a video of another site', () => {
  const embed: ContentOf<'embed'> = {
    kind: 'embed',
    video: { provider: 'youtube', id: 'aaaaaaaaaaa' },
  };

  it('is known by its address, and stays what it was while another is typed', async () => {
    const { saved } = await show(embed);
    const address = screen.getByLabelText('Address of the video');
    expect((address as HTMLInputElement).value).toBe('https://www.youtube.com/watch?v=aaaaaaaaaaa');
    type(address, 'https://example.org/film');
    expect(
      screen.getByText('This is not the address of a video on YouTube or Vimeo.'),
    ).toBeDefined();
    expect((address as HTMLInputElement).value).toBe('https://example.org/film');
    expect(saved()).toEqual(embed);
    type(address, 'https://vimeo.com/123456789');
    expect(screen.getByText('Vimeo, video 123456789')).toBeDefined();
    expect(saved()).toEqual({ ...embed, video: { provider: 'vimeo', id: '123456789' } });
  });
});

describe('a live session', () => {
  const live: ContentOf<'live'> = {
    kind: 'live',
    day: 0,
    time: '18:00',
    timeZone: 'America/Lima',
    joinAddress: 'https://example.org/room',
    recordingMediaId: null,
  };

  it('counts its day from one, and keeps a number that is none yet', async () => {
    const { saved } = await show(live);
    const day = screen.getByLabelText('Day of the course') as HTMLInputElement;
    expect(day.value).toBe('1');
    type(day, '8');
    expect(saved()).toEqual({ ...live, day: 7 });
    for (const wrong of ['', '0', '1002', '1.5', 'x']) {
      type(day, wrong);
      expect(screen.getByText('Enter a whole number from 1 to 1,001.')).toBeDefined();
      expect(day.value).toBe(wrong);
      expect(saved()).toEqual({ ...live, day: 7 });
    }
  });

  it('has a time in a zone and a way in, which may follow later', async () => {
    const { saved } = await show(live);
    type(screen.getByLabelText('Time'), '09:30');
    type(screen.getByLabelText('Time zone'), 'Europe/Madrid');
    const join = screen.getByLabelText('Meeting link');
    type(join, '');
    const changed = { ...live, time: '09:30', timeZone: 'Europe/Madrid' };
    expect(saved()).toEqual({ ...changed, joinAddress: null });
    type(join, 'http://example.org');
    expect(saved()).toBeNull();
    expect(join.getAttribute('aria-invalid')).toBe('true');
    type(screen.getByLabelText('Time'), '');
    expect(screen.getByText('Choose a time.')).toBeDefined();
  });

  it('shows its recording once there is one, and no longer when it is removed', async () => {
    const { pickMedia, saved } = await show(live, mediaOf());
    await press('Choose: Recording');
    expect(pickMedia).toHaveBeenCalledWith('video');
    expect(saved()).toEqual({ ...live, recordingMediaId: chosen });
    await press('Remove: Recording');
    expect(saved()).toEqual(live);
  });
});
