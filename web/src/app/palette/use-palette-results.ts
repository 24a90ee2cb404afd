import { fold } from '#shared/policies/fold.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { navigationFor } from '../shell/member-navigation.ts';
import './texts.ts';

/** A place that the palette leads to. */
export type Result = {
  id: string;
  group: 'pages' | 'courses';
  label: string;
  lang?: string | undefined;
  to: string;
};

/** The length of a pause in typing, in milliseconds. */
const pause = 200;
const mostCourses = 6;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The pages of this person's navigation and the courses that fit what is typed. */
export function usePaletteResults(text: string) {
  const { t } = useTranslation(['common', 'palette']);
  const { local } = useLanguage();
  const roles = useTokens()?.roles ?? null;
  const wanted = text.trim();
  const q = useSettled(wanted);
  const list = useInfiniteQuery({
    ...catalogQueries.list({ q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const pages: Result[] = navigationFor(roles)
    .map(({ label, to }) => ({
      id: `page-${label}`,
      group: 'pages' as const,
      label: t(`nav.${label}`),
      to,
    }))
    .filter(({ label }) => fold(label).includes(fold(wanted)));
  const found = wanted === '' ? [] : (list.data?.pages[0]?.items.slice(0, mostCourses) ?? []);
  const courses: Result[] = found.map(({ courseId, title }) => {
    const shown = local(title);
    return {
      id: `course-${courseId}`,
      group: 'courses',
      label: shown.text,
      lang: shown.lang,
      to: paths.course(courseId),
    };
  });
  const all: Result[] =
    wanted === ''
      ? []
      : [
          {
            id: 'all-courses',
            group: 'courses',
            label: t('palette:palette.searchAll', { text: wanted }),
            to: `${paths.courses}?${new URLSearchParams({ q: wanted }).toString()}`,
          },
        ];
  return { results: [...pages, ...courses, ...all], searching: list.isFetching };
}
