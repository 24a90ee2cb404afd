// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { api } from '#web/lib/api.ts';
import { ownProfile } from '../../../test/own-profile.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { OwnProfile } from './types.ts';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn() }));
vi.mock('#web/lib/notify.ts', () => ({ notify: vi.fn() }));

const call = vi.mocked(api) as unknown as ReturnType<typeof vi.fn>;

const profile: OwnProfile = { ...ownProfile, language: 'es' };

const refusal = (status: number, code: 'stale_version' | 'invalid_request', more: object) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r', ...more });

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const bodies = () => call.mock.calls.map(([, input]) => (input as { body: object }).body);

beforeEach(() => call.mockReset());

it('sends what was typed with the version that it was made from', async () => {
  call.mockResolvedValue({ ...profile, version: 4 });
  await renderInSite(<ProfileForm profile={profile} />);
  type(/^Phone/, '+34 600 11 22 33');
  save();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(bodies()[0]).toEqual({ phone: '+34600112233', version: 3 });
});

it('keeps what was typed when the same was changed elsewhere, and saves over it only when told to', async () => {
  call.mockRejectedValueOnce(
    refusal(409, 'stale_version', { current: { ...profile, bio: 'Theirs', version: 9 } }),
  );
  call.mockResolvedValueOnce({ ...profile, bio: 'Mine', version: 10 });
  await renderInSite(<ProfileForm profile={profile} />);
  type(/^About you/, 'Mine');
  save();
  expect(await screen.findByText(/changed here and elsewhere/)).toBeDefined();
  expect(screen.getByText('Theirs')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^About you/).value).toBe('Mine');
  expect(call).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByText(/changed here and elsewhere/)).toBeNull());
  expect(bodies()[1]).toMatchObject({ bio: 'Mine', version: 9 });
});

it('puts what the server found wrong on its field and the focus with it', async () => {
  call.mockRejectedValueOnce(
    refusal(400, 'invalid_request', { issues: [{ path: ['lastName'], code: 'custom' }] }),
  );
  await renderInSite(<ProfileForm profile={profile} />);
  save();
  expect(await screen.findByText(/enter your last name/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/)));
});

it('does not send a number that is none', async () => {
  await renderInSite(<ProfileForm profile={profile} />);
  type(/^Phone/, '600');
  save();
  expect(await screen.findByText(/plus and the country code/)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});
