import type { Role } from '#shared/policies/roles.ts';
import { dashboardOf } from '#web/lib/dashboards.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import {
  about,
  courses,
  home,
  item,
  type NavItem,
  specialists,
  visitorPlaces,
} from './navigation.ts';

/** The number of places that the bar of a phone has beside "more". */
export const placesOfBar = 4;

const teaching = item('manageCourses', paths.manageCourses, 'pen', 'learn');

/** The quizzes that somebody marks, else those that they take; who marks some finds those that they take behind them. */
function quizzesOf(roles: readonly Role[]): NavItem[] {
  const to = roles.includes('teachers')
    ? paths.quizReview
    : roles.includes('students')
      ? paths.quizzes
      : null;
  return to === null ? [] : [item('quizzes', to, 'check', 'learn')];
}

/** The assignments that somebody marks, else those that they hand in. */
function assignmentsOf(roles: readonly Role[]): NavItem[] {
  if (roles.includes('teachers'))
    return [item('assignments', paths.assignmentReview, 'text', 'learn')];
  return roles.includes('students') ? [item('assignments', paths.assignments, 'pen', 'learn')] : [];
}

/** The places of the site for whoever looks at it, the most used first: only parts that are open. */
export function navigationFor(roles: readonly Role[] | null): NavItem[] {
  if (roles === null) {
    return visitorPlaces;
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
    ...assignmentsOf(roles),
    ...quizzesOf(roles),
    ...(roles.includes('students') && !roles.includes('teachers')
      ? [item('grades', paths.studentGrades, 'bars', 'learn')]
      : []),
    courses,
    specialists,
    home,
    item('profile', paths.profile, 'person', 'about'),
    { ...item('settings', paths.settings, 'gear', 'about'), within: true },
    ...about,
  ];
}

/** The places of whoever is signed in; none as long as that is not known. */
export function useOwnPlaces(): NavItem[] {
  const roles = useTokens()?.roles;
  return roles ? navigationFor(roles) : [];
}
