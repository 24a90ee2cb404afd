// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import { useWrite } from './use-write.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ api: call }));

type Write = ReturnType<typeof useWrite<'progress.seeNews'>>;

type PartProps = { options: { onSuccess?: () => void }; onDrawn: (write: Write) => void };

function Part({ options, onDrawn }: PartProps) {
  const write = useWrite('progress.seeNews', options);
  useEffect(() => {
    onDrawn(write);
  });
  return null;
}

/** A part of a page that writes, with the write as it was drawn last. */
async function show(options: PartProps['options'] = {}) {
  let drawn: Write | undefined;
  await renderInSite(<Part options={options} onDrawn={(write) => void (drawn = write)} />);
  const press = (until: string) => drawn?.mutate({ body: { until } });
  return { press };
}

const first = '2026-03-01T10:00:00.000Z';
const second = '2026-03-02T10:00:00.000Z';
const answers: ((failed: boolean) => void)[] = [];
const sent = () => call.mock.calls.map(([, { body }]) => body.until);
const keys = () => new Set(call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey));

/** Has the oldest write that waits answered, well or not. */
const answer = (failed = false) => act(async () => answers.shift()?.(failed));

beforeEach(() => {
  answers.length = 0;
  call.mockReset();
  call.mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        answers.push((failed) => (failed ? reject(new Error('No')) : resolve({ until: first }))),
      ),
  );
});

it('is sent once where a button is pressed twice before it is switched off', async () => {
  const { press } = await show();
  await act(async () => {
    press(first);
    press(first);
  });
  expect(sent()).toEqual([first]);
});

it('is sent again once it was answered, well or not, each time with a key of its own', async () => {
  const { press } = await show();
  await act(async () => press(first));
  await answer();
  await act(async () => press(first));
  await answer(true);
  await act(async () => press(first));
  expect(sent()).toEqual([first, first, first]);
  expect(keys().size).toBe(3);
});

it('asks for the same again where that follows an answer', async () => {
  const again = vi.fn();
  const { press } = await show({ onSuccess: () => again() });
  again.mockImplementationOnce(() => press(first));
  await act(async () => press(first));
  await answer();
  expect(sent()).toEqual([first, first]);
});

it('keeps what asks for something else meanwhile, and for the same again behind that', async () => {
  const { press } = await show();
  await act(async () => {
    press(first);
    press(second);
    press(first);
  });
  expect(sent()).toEqual([first, second, first]);
});
