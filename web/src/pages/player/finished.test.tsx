// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences, preferences } from '#web/lib/preferences.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Finished } from './finished.tsx';

beforeEach(() => preferences.set(defaultPreferences));

describe('the end of a course', () => {
  it('is celebrated with a drawing, until somebody would rather not', async () => {
    const { container } = await renderInSite(<Finished />);
    expect(container.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not celebrate finished courses' }));
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('heading')).toBeDefined();
    // With the other preferences, which go to the profile and to every device.
    expect(preferences.get()).toEqual({ ...defaultPreferences, celebrations: false });
  });

  it('has its drawing again where it is wanted again', async () => {
    preferences.set({ celebrations: false });
    const { container } = await renderInSite(<Finished />);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(container.querySelector('svg')).not.toBeNull();
    expect(preferences.get().celebrations).toBe(true);
  });
});
