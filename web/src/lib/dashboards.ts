import { primaryRole, type Role } from '#shared/policies/roles.ts';
import { paths } from './paths.ts';

const dashboards: Record<Role, string> = {
  admins: paths.adminDashboard,
  teachers: paths.teacherDashboard,
  students: paths.studentDashboard,
};

/** The dashboard of a person's primary role. */
export const dashboardOf = (roles: readonly Role[]): string => dashboards[primaryRole(roles)];
