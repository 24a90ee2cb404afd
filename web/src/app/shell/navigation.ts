import type { IconName } from '#web/components/ui/icon.tsx';
import { paths } from '#web/lib/paths.ts';

type Label =
  | 'home'
  | 'courses'
  | 'myCourses'
  | 'assignments'
  | 'quizzes'
  | 'grades'
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

export const item = (label: Label, to: string, icon: IconName, group: Group): NavItem => ({
  label,
  to,
  icon,
  group,
});

export const home = item('home', paths.home, 'dashboard', 'learn');
export const courses = item('courses', paths.courses, 'courses', 'learn');
export const specialists = item('specialists', paths.teachers, 'people', 'learn');
export const about = [
  item('help', paths.help, 'help', 'about'),
  item('faq', paths.faq, 'text', 'about'),
  item('contact', paths.contact, 'mail', 'about'),
];

/** The places of the site for visitors. */
export const visitorPlaces = [home, courses, specialists, ...about];
