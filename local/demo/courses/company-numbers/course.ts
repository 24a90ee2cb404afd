import type { DemoCourse } from '../../demo-course.ts';

export const companyNumbers: DemoCourse = {
  folder: 'company-numbers',
  owner: 'james.whitfield@example.com',
  languages: ['en'],
  code: 'BUS-210',
  title: { en: 'Reading a company’s numbers' },
  summary: { en: 'Balance sheet, income and cash flow, told by a bakery.' },
  description: {
    en: 'Annual reports are written so that you stop reading on page three. With a bakery, three statements and five ratios you will find your way through any of them, and know which question to ask.\n\nFor people who buy shares, join a board, found something, or are tired of nodding in meetings.',
  },
  outcomes: [
    { en: 'Tell earned from received, and spent from lost' },
    { en: 'Compute five ratios and compare them' },
    { en: 'Recognise three signs of embellished accounts' },
  ],
  category: 'business',
  level: 'intermediate',
  effort: { weeks: 2, hours: 7 },
  price: { amount: 4900, currency: 'EUR' },
  seats: null,
  enrollmentMode: 'open',
};
