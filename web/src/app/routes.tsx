import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react';
import {
  type MemberScreen,
  plannedScreens,
  type PublicScreen,
  type Screen,
  type ScreenName,
  screens,
} from '#shared/screens.ts';

/** A screen of the site with its page, which is loaded when it is first seen. */
export type SiteRoute = Screen & { page: ReactNode };

const MemberPage = lazy(() => import('./member-page.tsx'));
const NotOpenPage = lazy(() => import('#web/pages/not-open-page.tsx'));

const publicPages: Record<PublicScreen, LazyExoticComponent<ComponentType>> = {
  home: lazy(() => import('#web/pages/home-page.tsx')),
  login: lazy(() => import('#web/pages/login-page.tsx')),
  register: lazy(() => import('#web/pages/register-page.tsx')),
  forgotPassword: lazy(() => import('#web/pages/forgot-password-page.tsx')),
  resetPassword: lazy(() => import('#web/pages/reset-password-page.tsx')),
  courses: lazy(() => import('#web/pages/catalog-page.tsx')),
  course: lazy(() => import('#web/pages/course-page.tsx')),
  teachers: lazy(() => import('#web/pages/teachers-page.tsx')),
  teacher: lazy(() => import('#web/pages/teacher-page.tsx')),
  help: lazy(() => import('#web/pages/help-page.tsx')),
  helpApi: lazy(() => import('#web/pages/api-page.tsx')),
  helpArticle: lazy(() => import('#web/pages/help-article-page.tsx')),
  errorHelp: lazy(() => import('#web/pages/help-error-page.tsx')),
  contact: lazy(() => import('#web/pages/contact-page.tsx')),
  mailStop: lazy(() => import('#web/pages/mail-stop-page.tsx')),
  faq: lazy(() => import('#web/pages/faq-page.tsx')),
  terms: lazy(() => import('#web/pages/terms-page.tsx')),
  privacy: lazy(() => import('#web/pages/privacy-page.tsx')),
  error: lazy(() => import('#web/pages/error-page.tsx')),
};

const isPublic = (name: ScreenName): name is PublicScreen => name in publicPages;

function pageOf(name: PublicScreen | MemberScreen): ReactNode {
  if (!isPublic(name)) return <MemberPage name={name} />;
  const Page = publicPages[name];
  return <Page />;
}

/** Every route of the site. What is not here is not found. */
export const routes: SiteRoute[] = [
  ...Object.entries(screens).map(([name, screen]) => ({
    ...screen,
    page: pageOf(name as ScreenName),
  })),
  ...plannedScreens.map((screen) => ({ ...screen, page: <NotOpenPage /> })),
];
