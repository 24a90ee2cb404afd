// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { defaultPreferences, preferences } from '#web/lib/preferences.ts';
import { ToastHost } from '#web/components/toast-host.tsx';
import { ownProfile } from '../../../test/own-profile.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { AccessibilitySettings } from './accessibility-settings.tsx';
import { MailSettings } from './mail-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RegionSettings } from './region-settings.tsx';
import type { OwnProfile } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/save-file.ts', () => ({ saveFile }));

const profile = ownProfile;

const stale = (current: OwnProfile) =>
  new ApiError(409, {
    type: '',
    title: '',
    status: 409,
    code: 'stale_version',
    requestId: 'r',
    current,
  });

const bodies = (id: string) =>
  call.mock.calls.filter(([name]) => name === id).map(([, input]) => input.body as object);

beforeEach(() => {
  localStorage.clear();
  preferences.set(defaultPreferences);
  call.mockReset();
  call.mockImplementation(async (_id: string, { body }: { body: object }) => ({
    ...profile,
    ...body,
    version: 4,
  }));
});

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the profile', () => {
  it('saves what was written, says when, and takes an empty line for none', async () => {
    await renderInSite(<ProfileForm profile={profile} />);
    type(/Headline/, 'Nurse and trainer');
    type(/Phone/, '+34 600 000-000');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved \d/)).toBeDefined();
    expect(bodies('accounts.updateMe')).toEqual([
      { headline: 'Nurse and trainer', phone: '+34600000000', version: 3 },
    ]);
  });

  it('says at the field what is wrong, and sends nothing', async () => {
    await renderInSite(<ProfileForm profile={profile} />);
    type(/First name/, '  ');
    type(/Phone/, 'call me');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/enter your first name/)).toBeDefined();
    expect(screen.getByText(/enter the number with a plus/)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /First name/ })),
    );
    expect(call).not.toHaveBeenCalled();
  });

  it('is not in the way of another part that was saved meanwhile', async () => {
    call.mockRejectedValueOnce(stale({ ...profile, timeZone: 'Europe/Madrid', version: 7 }));
    await renderInSite(<ProfileForm profile={profile} />);
    type(/Headline/, 'Nurse');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved/)).toBeDefined();
    expect(bodies('accounts.updateMe').at(-1)).toMatchObject({ version: 7, headline: 'Nurse' });
  });
});

describe('the settings', () => {
  it('save a language with the choice, and speak it at once', async () => {
    await renderInSite(<RegionSettings profile={profile} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Zona horaria' })).toBeDefined();
    await waitFor(() =>
      expect(bodies('accounts.updateMe')).toEqual([{ language: 'es', version: 3 }]),
    );
  });

  it('show the language that is spoken here, and say that messages come in another', async () => {
    await renderInSite(<RegionSettings profile={{ ...profile, language: 'es' }} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(screen.getByText('The messages we send you are in Spanish.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Get them in English too' }));
    await waitFor(() =>
      expect(bodies('accounts.updateMe')).toEqual([{ language: 'en', version: 3 }]),
    );
  });

  it('say nothing of messages that come in the language that is spoken here', async () => {
    await renderInSite(<RegionSettings profile={profile} />);
    expect(screen.queryByText(/The messages we send you/)).toBeNull();
  });

  it('offer the zone of the device, and show a date by the clock that is chosen', async () => {
    await renderInSite(<RegionSettings profile={{ ...profile, timeZone: 'Pacific/Kiritimati' }} />);
    expect(screen.getByText(/^The time there is now /).textContent).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'Pacific/Kiritimati' }).format(),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Use that one' }));
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(bodies('accounts.updateMe')).toEqual([{ timeZone, version: 3 }]));
  });

  it('save with the choice which mails come, and tell which always do', async () => {
    await renderInSite(<MailSettings profile={profile} />);
    const seats = screen.getByRole<HTMLInputElement>('switch', { name: 'A seat opens up' });
    expect(seats.checked).toBe(true);
    fireEvent.click(seats);
    expect(seats.checked).toBe(false);
    expect(await screen.findByText(/^Saved \d/)).toBeDefined();
    expect(bodies('accounts.updateMe')).toEqual([
      { mails: { invitations: true, seats: false, answers: true, reviews: true }, version: 3 },
    ]);
    expect(screen.getByText(/Codes to confirm/)).toBeDefined();
    expect(screen.getByText('The receipt of each assignment that you submit')).toBeDefined();
  });

  it('show both choices of mails where another window was faster, and take the one that is meant', async () => {
    const theirs = { invitations: false, seats: true, answers: true, reviews: true };
    call.mockRejectedValueOnce(stale({ ...profile, mails: theirs, version: 7 }));
    await renderInSite(<MailSettings profile={profile} />);
    fireEvent.click(screen.getByRole('switch', { name: 'A seat opens up' }));
    expect(await screen.findByText(/changed here and elsewhere/)).toBeDefined();
    expect(bodies('accounts.updateMe')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Take the saved version' }));
    const invitations = screen.getByRole<HTMLInputElement>('switch', { name: /Invitations/ });
    expect(invitations.checked).toBe(false);
  });

  it('hold at once: theme, text size, spacing, links, keys, celebrations, messages', async () => {
    await renderInSite(<AccessibilitySettings />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Larger' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Wide' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Keep messages longer' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Underline all links' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Celebrate a finished course' }));
    expect(preferences.get()).toMatchObject({
      theme: 'dark',
      textSize: 'larger',
      spacing: 'wide',
      longerMessages: true,
      underlineLinks: true,
      shortcuts: false,
      celebrations: false,
    });
  });
});

describe('the own data', () => {
  it('are handed over as a file, and a toast says so for as long as they are collected', async () => {
    const collected = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(collected.promise);
    await renderInSite(
      <>
        <PrivacySettings profile={profile} />
        <ToastHost />
      </>,
    );
    const photo = { mediaId: 'P', fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: 3 };
    const link = { ...photo, url: 'data:,abc', expiresAt: '2025-03-01T10:05:00.000Z' };
    const answer = { exportedAt: '2025-03-01T10:00:00.000Z', items: [{ a: 1 }], photos: [link] };
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Collecting your data')).toBeDefined();
    collected.resolve(answer);
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, text] = saveFile.mock.lastCall as [string, string];
    expect(name).toBe('aula-virtual-2025-03-01.json');
    expect(JSON.parse(text)).toEqual({
      ...answer,
      photos: [{ ...photo, data: 'data:image/jpeg;base64,YWJj' }],
    });
  });

  it('are deleted on request, after a question', async () => {
    await renderInSite(<PrivacySettings profile={profile} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, ask for deletion' }));
    await waitFor(() => expect(bodies('accounts.requestDeletion')).toEqual([{ version: 3 }]));
  });

  it('stay if the person takes it back', async () => {
    const leaving = { ...profile, deletionRequestedAt: '2025-03-01T10:00:00.000Z' };
    await renderInSite(<PrivacySettings profile={leaving} />);
    expect(screen.getByText(/You asked on Mar 1, 2025/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() =>
      expect(call.mock.calls.map(([id]) => id as string)).toContain('accounts.cancelDeletion'),
    );
  });
});
