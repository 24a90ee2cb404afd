import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { primaryRole } from '#shared/policies/roles.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useTokens } from '#web/lib/session/use-session.ts';
import '#web/course/texts.ts';

// Only those who teach or run the place are shown it, and only while it is empty.
const FirstCourse = lazy(() => import('#web/features/courses/managed/first-course.tsx'));

/** The platform has no course yet: when to come back, or the way to a first one for those who can make it. */
export function NothingPublished() {
  const { t } = useTranslation('catalog');
  const tokens = useTokens();
  const makes = tokens !== null && primaryRole(tokens.roles) !== 'students';
  return (
    <EmptyState
      title={t('home.empty')}
      {...(!makes && { text: t('home.emptyText') })}
      action={
        makes && (
          <Suspense fallback={<Box h="20" />}>
            <FirstCourse />
          </Suspense>
        )
      }
    />
  );
}
