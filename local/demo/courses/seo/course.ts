import type { DemoCourse } from '../../demo-course.ts';

export const seo: DemoCourse = {
  folder: 'seo',
  owner: 'james.whitfield@example.com',
  languages: ['en'],
  code: 'MKT-220',
  title: { en: 'Search engines: being found honestly' },
  summary: {
    en: 'How pages are crawled, understood and ranked, and what you can do this week without tricks.',
  },
  description: {
    en: 'There is a lot of superstition about search. Underneath lies something quite reasonable: a machine tries to guess which page will settle a question, and you can help it. This course explains how, from the server’s answer to the words of a heading, and how to measure whether it worked.\n\nFor people who run a site, write for one, or pay somebody who does.',
  },
  outcomes: [
    { en: 'Find out whether a page can be crawled and is in the index' },
    { en: 'Plan pages around what people want to do' },
    { en: 'Write titles and headings that keep their promise' },
    { en: 'Read a search report without fooling yourself' },
  ],
  requirements: [{ en: 'A site whose pages you may change' }],
  category: 'marketing',
  level: 'intermediate',
  effort: { weeks: 3, hours: 9 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
