import type { DemoCourse } from '../../demo-course.ts';

export const firstSpanish: DemoCourse = {
  folder: 'first-spanish',
  owner: 'nadia.okafor@example.com',
  languages: ['en'],
  code: 'SPA-101',
  title: { en: 'First conversations in Spanish' },
  summary: {
    en: 'Greet, order, ask the way and say what you like, with sounds and grammar you can trust.',
  },
  description: {
    en: 'Four weeks, a quarter of an hour a day, and you will get through a morning in a Spanish-speaking town. We begin with how it sounds, because in Spanish you can read aloud any word once you know the rules, and go on to the sentences that do most of the work.\n\nWhere Spain and Latin America say it differently, you learn both and choose one.',
  },
  outcomes: [
    { en: 'Read any Spanish word aloud with the stress in the right place' },
    { en: 'Introduce yourself and ask others about themselves' },
    { en: 'Tell ser from estar in everyday sentences' },
    { en: 'Order, pay and ask the way politely' },
  ],
  category: 'languages',
  level: 'beginner',
  effort: { weeks: 4, hours: 10 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
