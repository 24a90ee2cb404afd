// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ContactForm } from './contact-form.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const onSent = vi.fn();
const form = (context: string | null = 'course_full') => (
  <ContactForm name="Ana Ruiz" email="ana@example.com" context={context} onSent={onSent} />
);
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
const write = (value: string) => fireEvent.change(message(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));

const refused = (status: number, code: 'too_many_requests' | 'invalid_request') =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r' });

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  onSent.mockReset();
  call.mockResolvedValue({ reference: '01REFERENCE' });
});

describe('the message to the people of the site', () => {
  it('is sent with what it is about, and answered with a reference', async () => {
    await renderInSite(form());
    write('It says that the course is full.');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('01REFERENCE'));
    expect(call.mock.lastCall?.[1]).toMatchObject({
      body: {
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        topic: 'technical',
        message: 'It says that the course is full.',
        context: 'course_full',
      },
    });
  });

  it('goes without its context where the person takes it out', async () => {
    await renderInSite(form());
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByText('course_full')).toBeNull();
    write('Something quite different.');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(call.mock.lastCall?.[1]).toMatchObject({ body: { context: null } });
  });

  it('is not sent while it says nothing', async () => {
    await renderInSite(form());
    write('help');
    send();
    expect(await screen.findByText(/between 10 and 5,000/)).toBeDefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('stays where it is when too many came, and says to wait', async () => {
    call.mockRejectedValue(refused(429, 'too_many_requests'));
    await renderInSite(form());
    write('My tenth message today.');
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    send();
    expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toMatch(
      /wait a while.*still here/,
    );
    vi.useRealTimers();
    expect(message().value).toBe('My tenth message today.');
  });

  it('survives a page that was left', async () => {
    const { unmount } = await renderInSite(form());
    write('Half of a long mess');
    unmount();
    await renderInSite(form());
    expect(message().value).toBe('Half of a long mess');
  });
});
