// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import KeyForm from './key-form.tsx';
import RequestForm from './request-form.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const refuse = (code: ErrorCode, status = 403) =>
  Promise.reject(new ApiError(status, { type: '', title: '', status, code, requestId: 'r' }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  call.mockReset();
});

describe('the form for a key', () => {
  it.each([
    ['enrollment_key_wrong', /not the enrollment key/],
    ['enrollment_key_expired', /has expired/],
    ['enrollment_key_used_up', /already been used/],
  ] as const)('says at the field that it is %s, and keeps what was typed', async (code, words) => {
    call.mockImplementation(() => refuse(code));
    await renderInSite(<KeyForm courseId="c1" full={false} />);
    type(/key/, 'Sesame');
    press('Enroll now');
    expect(await screen.findByText(words)).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /key/ });
    expect(field.value).toBe('Sesame');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends nothing while nothing is typed', async () => {
    await renderInSite(<KeyForm courseId="c1" full={false} />);
    press('Enroll now');
    expect(await screen.findByText(/requires an enrollment key/)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it('is not left unasked with a key in it, and freely once the key has opened', async () => {
    call.mockResolvedValue({});
    await renderInSite(<KeyForm courseId="c1" full={false} />);
    expect(asksBeforeLeaving()).toBe(false);
    type(/key/, 'Sesame');
    expect(asksBeforeLeaving()).toBe(true);
    press('Enroll now');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it('opens the waiting list of a full course', async () => {
    call.mockResolvedValue({});
    await renderInSite(<KeyForm courseId="c1" full />);
    type(/key/, 'Sesame');
    press('Join the waiting list');
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]?.[0]).toBe('enrollments.joinWaitingList');
    expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { key: 'Sesame' } });
  });
});

describe('the form of a request', () => {
  it('sends a message to the teacher, in Spanish too', async () => {
    call.mockResolvedValue({});
    await renderInSite(<RequestForm courseId="c1" declined={false} full={false} payment={null} />, {
      language: 'es',
    });
    type(/Unas palabras/, 'Lo necesito');
    press('Enviar solicitud');
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]?.[0]).toBe('enrollments.request');
    expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { message: 'Lo necesito' } });
  });

  it('says why it was refused, and keeps the words', async () => {
    call.mockImplementation(() => refuse('enrollment_closed'));
    await renderInSite(<RequestForm courseId="c1" declined full={false} payment={null} />);
    type(/Message to the teacher/, 'Please');
    expect(asksBeforeLeaving()).toBe(true);
    press('Send request');
    expect((await screen.findByRole('alert')).textContent).toMatch(/closed/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Please');
  });
});
