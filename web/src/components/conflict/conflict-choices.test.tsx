// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ConflictChoices, type Place } from './conflict-choices.tsx';

const title: Place = { key: 'title', name: 'Title', mine: 'Rye', theirs: 'Spelt' };
const text: Place = { key: 'text', mine: 'My lines', theirs: 'Her lines', takesBoth: true };

const show = async (...places: Place[]) => {
  const onSettle = vi.fn();
  await renderInSite(<ConflictChoices places={places} by="Ada" onSettle={onSettle} />);
  return onSettle;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows both versions of a single place, says whose the other is, and takes one press', async () => {
  const onSettle = await show(text);
  expect(screen.getByText('My lines')).toBeDefined();
  expect(screen.getByText('From Ada, already saved')).toBeDefined();
  press('Keep both, one after the other');
  expect(onSettle).toHaveBeenCalledExactlyOnceWith({ text: 'both' });
});

it('saves several places only once each of them is chosen', async () => {
  const onSettle = await show(title, text);
  const [mine] = screen.getAllByRole('radio', { name: 'Keep mine' });
  const [, theirs] = screen.getAllByRole('radio', { name: 'Take the saved version' });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  fireEvent.click(mine as HTMLElement);
  press('Save my choices');
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.click(theirs as HTMLElement);
  press('Save my choices');
  expect(onSettle).toHaveBeenCalledExactlyOnceWith({ title: 'mine', text: 'theirs' });
});

it('keeps one side of all places at once', async () => {
  const onSettle = await show(title, text);
  press('Take all that was saved');
  expect(onSettle).toHaveBeenCalledExactlyOnceWith({ title: 'theirs', text: 'theirs' });
});
