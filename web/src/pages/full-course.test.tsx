// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '#shared/policies/entry.ts';
import type { CourseCard, CourseDetail } from '#web/course/types.ts';
import { drawingFor } from '#web/rendered/drawing.ts';
import { markupOf } from '#web/rendered/html.ts';
import { drawCourse } from '#web/rendered/pages/course.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { CardAction } from './catalog/card-action.tsx';
import { CourseAction } from './course-action.tsx';

vi.mock('#web/lib/session/use-session.ts', () => ({
  useSession: () => ({ status: 'unauthenticated' }),
  useTokens: () => null,
}));

type Mode = CourseCard['enrollmentMode'];

/** A course with ten seats as its card, its page and its drawn page show it to somebody who is not signed in. */
function courseOf(enrollmentMode: Mode, price: CourseCard['price'], seatsLeft: number) {
  const title = { en: 'Knots', es: 'Nudos' };
  const course = {
    courseId: 'c1',
    title,
    summary: title,
    description: title,
    category: 'technology',
    level: 'beginner',
    languages: ['en'],
    effort: { weeks: 1, hours: 3 },
    publishedAt: null,
    outcomes: [],
    requirements: [],
    prerequisites: [],
    seats: 10,
    startsOn: null,
    enrollmentMode,
    price,
    enrollmentWindow: { opensOn: null, closesOn: null },
    state: 'published' as const,
  };
  const teacher = { userId: 'u1', name: 'Ada', photo: null };
  const entry = entryOf(course, seatsLeft, null, '2026-03-01');
  const shown = { cover: null, teacher, entry, seatsLeft, enrollment: null };
  const counts = { students: 10, lessons: 0, minutes: 0, played: 0, captioned: 0 };
  return {
    card: { ...course, ...shown, ...counts } as unknown as CourseCard,
    detail: {
      course,
      outline: [],
      paymentText: null,
      ...shown,
      ...counts,
    } as unknown as CourseDetail,
  };
}

async function labelsOf({ card, detail }: ReturnType<typeof courseOf>, language: 'en' | 'es') {
  await renderInSite(<CardAction course={card} signedIn={false} />, { language });
  const [onCard] = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  const cardSays = onCard?.textContent;
  cleanup();
  const { container } = await renderInSite(<CourseAction detail={detail} />, { language });
  const pageSays = screen.getByRole('button').textContent;
  const pageText = container.textContent;
  const place = { language, origin: 'https://learn.example', path: '/courses/c1' };
  const drawn = document.createElement('div');
  drawn.innerHTML = markupOf(drawCourse(drawingFor(place), detail).content);
  const drawnSays = drawn.querySelector('.fp-enroll')?.textContent;
  return { cardSays, pageSays, drawnSays, pageText, drawnText: drawn.textContent };
}

const paid = { amount: 7900, currency: 'USD' as const };

describe('a course that is full', () => {
  it.each<[string, Mode, typeof paid | null, string, string]>([
    ['open', 'open', null, 'Full: sign in to wait for a seat', 'Sign in to wait for a seat'],
    ['by a key', 'key', null, 'Full: join the waiting list', 'Sign in to wait for a seat'],
    [
      'by approval',
      'approval',
      null,
      'Full: request a place on the waiting list',
      'Request a place on the waiting list',
    ],
    [
      'with a price',
      'open',
      paid,
      'Full: request a place on the waiting list',
      'Request a place on the waiting list',
    ],
    [
      'with a price and a key',
      'key',
      paid,
      'Full: request a place on the waiting list',
      'Request a place on the waiting list',
    ],
  ])('%s leads to its waiting list everywhere', async (_name, mode, price, card, page) => {
    const labels = await labelsOf(courseOf(mode, price, 0), 'en');
    expect(labels).toMatchObject({ cardSays: card, pageSays: page, drawnSays: page });
    expect(labels.pageText.includes('once your payment is confirmed, you are on')).toBe(
      price !== null,
    );
    expect(labels.drawnText.includes('once your payment is confirmed, you are on')).toBe(
      price !== null,
    );
  });

  it('says so in Spanish too', async () => {
    expect(await labelsOf(courseOf('open', paid, 0), 'es')).toMatchObject({
      cardSays: 'Completo: pedir plaza en la lista de espera',
      pageSays: 'Pedir una plaza en la lista de espera',
      drawnSays: 'Pedir una plaza en la lista de espera',
    });
  });

  it('is asked for a place, everywhere alike, as long as there is one', async () => {
    const labels = await labelsOf(courseOf('open', paid, 1), 'en');
    expect(labels).toMatchObject({
      cardSays: 'Request a seat',
      pageSays: 'Request a seat',
      drawnSays: 'Request a seat',
    });
    expect(labels.pageText + labels.drawnText).not.toContain('All seats are taken');
  });
});
