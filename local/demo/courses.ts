import { accessibleInterfaces } from './courses/accessible-interfaces/course.ts';
import { clearWriting } from './courses/clear-writing/course.ts';
import { climate } from './courses/climate/course.ts';
import { companyNumbers } from './courses/company-numbers/course.ts';
import { emailMarketing } from './courses/email-marketing/course.ts';
import { englishCounter } from './courses/english-counter/course.ts';
import { firstAid } from './courses/first-aid/course.ts';
import { firstSpanish } from './courses/first-spanish/course.ts';
import { harmony } from './courses/harmony/course.ts';
import { healthStatistics } from './courses/health-statistics/course.ts';
import { negotiation } from './courses/negotiation/course.ts';
import { nightSky } from './courses/night-sky/course.ts';
import { perspective } from './courses/perspective/course.ts';
import { python } from './courses/python/course.ts';
import { seo } from './courses/seo/course.ts';
import { spreadsheetBasics } from './courses/spreadsheet-basics/course.ts';
import { spreadsheets } from './courses/spreadsheets/course.ts';
import { sql } from './courses/sql/course.ts';
import { typography } from './courses/typography/course.ts';
import type { DemoCourse } from './demo-course.ts';

/** In the order in which they are published: the catalogue shows the last one first. */
export const courses: readonly DemoCourse[] = [
  spreadsheetBasics,
  nightSky,
  companyNumbers,
  clearWriting,
  seo,
  harmony,
  accessibleInterfaces,
  spreadsheets,
  emailMarketing,
  firstSpanish,
  englishCounter,
  healthStatistics,
  sql,
  typography,
  negotiation,
  climate,
  firstAid,
  perspective,
  python,
];

/** What the home page shows first, by folder, in the admin's order. */
export const featured = [
  'python',
  'perspective',
  'first-aid',
  'negotiation',
  'health-statistics',
  'typography',
];
