import type { Role } from '#shared/policies/roles.ts';
import type { IconName } from '#web/components/ui/icon.tsx';
import { dashboardOf } from '#web/lib/dashboards.ts';
import { paths } from '#web/lib/paths.ts';

type Label =
  | 'home'
  | 'courses'
  | 'myCourses'
  | 'manageCourses'
  | 'specialists'
  | 'dashboard'
  | 'adminPanel'
  | 'students'
  | 'users'
  | 'profile'
  | 'settings'
  | 'help'
  | 'contact'
  | 'faq';

type Group = 'learn' | 'about';

export type NavItem = {
  label: Label;
  to: string;
  icon: IconName;
  group: Group;
  /** Addresses below this one belong to it. */
  within?: true;
};

/** How many places the bar of a phone has beside "more". */
export const placesOfBar = 4;

const item = (label: Label, to: string, icon: IconName, group: Group): NavItem => ({
  label,
  to,
  icon,
  group,
});

const home = item('home', paths.home, 'dashboard', 'learn');
const courses = item('courses', paths.courses, 'courses', 'learn');
const specialists = item('specialists', paths.teachers, 'people', 'learn');
const teaching = item('manageCourses', paths.manageCourses, 'pen', 'learn');
const about = [
  item('help', paths.help, 'help', 'about'),
  item('faq', paths.faq, 'text', 'about'),
  item('contact', paths.contact, 'mail', 'about'),
];

/** The places of the site for whoever looks at it, the most used first: only parts that are open. */
export function navigationFor(roles: readonly Role[] | null): NavItem[] {
  if (roles === null) {
    return [home, courses, specialists, ...about];
  }
  const dashboard = dashboardOf(roles);
  const first =
    dashboard === paths.adminDashboard
      ? item('adminPanel', dashboard, 'shield', 'learn')
      : item('dashboard', dashboard, 'grid', 'learn');
  return [
    first,
    ...(roles.includes('admins')
      ? [{ ...item('users', paths.users, 'people', 'learn'), within: true as const }]
      : []),
    ...(roles.some((role) => role === 'teachers' || role === 'admins') ? [teaching] : []),
    ...(roles.includes('teachers') ? [item('students', paths.myStudents, 'list', 'learn')] : []),
    item('myCourses', paths.enrolled, 'book', 'learn'),
    courses,
    specialists,
    home,
    item('profile', paths.profile, 'person', 'about'),
    { ...item('settings', paths.settings, 'gear', 'about'), within: true },
    ...about,
  ];
}
