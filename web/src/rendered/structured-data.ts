import { pathIn } from '#shared/policies/language-paths.ts';
import { siteName } from '#shared/policies/site-name.ts';
import type { CourseCard, CourseDetail } from '#web/course/types.ts';
import { inLanguage, type Language } from '#shared/policies/languages.ts';
import { paths } from '#web/lib/paths.ts';
import type { Place } from './types.ts';

/** The house, as schema.org knows organisations. */
export const organization = (origin: string) => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

type Described = Pick<
  CourseCard,
  'courseId' | 'title' | 'summary' | 'level' | 'effort' | 'price' | 'startsOn' | 'cover'
>;

/** A course with its one instance, as schema.org and search engines want it. */
export function courseData(course: Described, { origin, language }: Place) {
  const { courseId, title, summary, level, effort, price, startsOn, cover } = course;
  const spoken = (['en', 'es'] as const).filter((code) => title[code] !== undefined);
  return {
    '@type': 'Course',
    name: inLanguage(title, language).text,
    description: inLanguage(summary, language).text,
    url: origin + pathIn(language, paths.course(courseId)),
    inLanguage: spoken,
    ...(cover && { image: cover.url }),
    educationalLevel: level,
    provider: organization(origin),
    offers: {
      '@type': 'Offer',
      category: price === null ? 'Free' : 'Paid',
      price: price === null ? 0 : price.amount / 100,
      priceCurrency: price?.currency ?? 'EUR',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${effort.hours}H`,
      ...(startsOn !== null && { startDate: startsOn }),
    },
  };
}

/** The facts that only the page of a course has besides. */
export const detailData = ({ course, teacher, students }: CourseDetail, language: Language) => ({
  courseCode: course.code,
  teaches: course.outcomes.map((outcome) => inLanguage(outcome, language).text),
  ...(course.publishedAt !== null && { datePublished: course.publishedAt.slice(0, 10) }),
  totalHistoricalEnrollment: students,
  ...(teacher.name !== '' && { author: { '@type': 'Person', name: teacher.name } }),
});

/** The path to a page, from the widest place to itself. */
export const breadcrumbs = (
  { origin, language }: Place,
  places: [name: string, path: string][],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + pathIn(language, path),
  })),
});

/** Courses in the order of a list. */
export const courseList = (courses: Described[], place: Place) => ({
  '@type': 'ItemList',
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseData(course, place),
  })),
});
