import type { DemoCourse } from '../../demo-course.ts';

export const healthStatistics: DemoCourse = {
  folder: 'health-statistics',
  owner: 'nadia.okafor@example.com',
  languages: ['en'],
  code: 'HEA-320',
  title: { en: 'Statistics for public health' },
  summary: {
    en: 'Rates, risks, screening and confounding, worked through with numbers you can check by hand.',
  },
  description: {
    en: 'Which district has the worse hospital? Does screening save lives? How sure are we? The arithmetic behind these questions is short, and the traps are deep. We walk through them with small invented towns and a pocket calculator, then read a published study together.\n\nFor nurses, journalists, health workers and officials who read figures for a living. You need fractions and percentages, no calculus.',
  },
  outcomes: [
    { en: 'Choose the right denominator, and standardise by age' },
    { en: 'Turn relative risks into numbers needed to treat' },
    { en: 'Work out what a positive test means' },
    { en: 'Recognise confounding, selection and chance in a study' },
  ],
  requirements: [{ en: 'Fractions and percentages, no calculus' }, { en: 'A pocket calculator' }],
  category: 'health',
  level: 'advanced',
  effort: { weeks: 6, hours: 18 },
  price: null,
  startsInDays: 38,
  seats: 60,
  enrollmentMode: 'open',
};
