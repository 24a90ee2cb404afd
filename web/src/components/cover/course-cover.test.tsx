// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { categories } from '#shared/schemas/courses.ts';
import { CourseCover } from './course-cover.tsx';
import type { CoverCategory } from '#web/lib/theme/covers.ts';

async function drawn(category: CoverCategory, title: { en?: string; es?: string }) {
  const { container, unmount } = await renderInSite(<CourseCover course={{ category, title }} />);
  const drawing = container.innerHTML;
  unmount();
  return drawing;
}

describe('the cover of a course', () => {
  it.each(categories)('is always the same for the same course: %s', async (category) => {
    const title = { en: 'Data for everyday decisions', es: 'Datos para cada día' };
    expect(await drawn(category, title)).toBe(await drawn(category, title));
    expect(await drawn(category, title)).not.toContain('NaN');
  });

  it('differs between courses of a category, and between categories', async () => {
    const drawings = await Promise.all([
      drawn('design', { en: 'One' }),
      drawn('design', { en: 'Other' }),
      drawn('science', { en: 'One' }),
    ]);
    expect(new Set(drawings).size).toBe(3);
  });

  it('writes no style into the page, which its policy would refuse', async () => {
    for (const category of categories) {
      expect(await drawn(category, { es: 'Uno' })).not.toMatch(/style=|<style|<script/);
    }
  });
});
