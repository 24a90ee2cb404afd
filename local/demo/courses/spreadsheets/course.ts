import type { DemoCourse } from '../../demo-course.ts';

export const spreadsheets: DemoCourse = {
  folder: 'spreadsheets',
  owner: 'james.whitfield@example.com',
  languages: ['en'],
  code: 'BUS-330',
  title: { en: 'Financial models that survive their author' },
  summary: {
    en: 'Build a five-year forecast in a spreadsheet that others can read, check and change without calling you.',
  },
  description: {
    en: 'Most forecasts are understood by one person, and that person is on holiday when the question comes. In this course you build a small integrated model, from assumptions to cash, and learn the habits by which professional modellers keep each other’s work readable.\n\nYou should be at ease with formulas, and know what a balance sheet is. Any spreadsheet program will do.',
  },
  outcomes: [
    { en: 'Separate inputs, calculations and outputs' },
    { en: 'Forecast sales, costs and working capital from named drivers' },
    { en: 'Tie profit, cash and balance sheet together with checks' },
    { en: 'Present scenarios without copying a sheet' },
  ],
  requirements: [
    { en: 'You write formulas without looking them up' },
    { en: 'You know what a balance sheet is' },
    { en: 'Any spreadsheet program' },
  ],
  category: 'business',
  level: 'advanced',
  effort: { weeks: 5, hours: 20 },
  price: { amount: 7900, currency: 'USD' },
  seats: null,
  enrollmentMode: 'open',
};
