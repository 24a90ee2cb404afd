import type { DemoCourse } from '../../demo-course.ts';

export const typography: DemoCourse = {
  folder: 'typography',
  owner: 'tomas.aguirre@example.com',
  languages: ['en'],
  code: 'DES-120',
  title: { en: 'Typography for people who write documents' },
  summary: {
    en: 'Size, line, space and contrast: four decisions that make any page easier to read.',
  },
  description: {
    en: 'You set type every day: in reports, slides, posters, e-mails. Nobody showed you how, and it takes an evening to learn what matters. We leave aside the history and the names, and work on pages of your own until they read by themselves.\n\nNo design software is needed: a word processor has everything.',
  },
  outcomes: [
    { en: 'Set size, line length and line spacing so that they fit each other' },
    { en: 'Build a hierarchy with few means' },
    { en: 'Choose and combine typefaces with a reason' },
    { en: 'Use quotation marks, dashes and spaces correctly' },
  ],
  category: 'design',
  level: 'beginner',
  effort: { weeks: 2, hours: 6 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
