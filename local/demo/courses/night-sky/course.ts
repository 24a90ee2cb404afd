import type { DemoCourse } from '../../demo-course.ts';

/** Not finished: a draft, which its teacher and admins alone can see. */
export const nightSky: DemoCourse = {
  folder: 'night-sky',
  owner: 'teacher@example.com',
  languages: ['en'],
  state: 'draft',
  code: 'SCI-140',
  title: { en: 'The night sky with the naked eye' },
  summary: { en: 'Find north, name a planet, and know what the Moon will do tomorrow.' },
  description: { en: 'A course for clear nights, without a telescope.' },
  outcomes: [{ en: 'Find north without a phone' }],
  category: 'science',
  level: 'beginner',
  effort: { weeks: 2, hours: 5 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
