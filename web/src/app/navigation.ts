import type { Role } from '#shared/policies/roles.ts';
import { paths } from '#web/lib/paths.ts';

type Label =
  | 'home'
  | 'courses'
  | 'myCourses'
  | 'dashboard'
  | 'adminPanel'
  | 'profile'
  | 'help'
  | 'faq';

export type NavItem = { label: Label; to: string };

const open: NavItem[] = [
  { label: 'courses', to: paths.courses },
  { label: 'help', to: paths.help },
];

/** What the header leads to, by who looks at it: only parts that are open. */
export function navigationFor(roles: readonly Role[] | null): NavItem[] {
  if (roles === null) return [{ label: 'home', to: paths.home }, ...open];
  return [
    { label: 'dashboard', to: paths.dashboard },
    ...(roles.includes('admins')
      ? [{ label: 'adminPanel', to: paths.adminDashboard } as const]
      : []),
    { label: 'myCourses', to: paths.enrolled },
    ...open,
  ];
}
