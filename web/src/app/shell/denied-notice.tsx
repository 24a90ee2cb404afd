import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '#web/components/ui/notice.tsx';
import { isDenied } from '../denied.ts';

// Few are ever sent on, and the first page shall not carry words for them.
const DeniedWords = lazy(async () => ({
  default: (await import('./denied-words.tsx')).DeniedWords,
}));

/** Tells who was sent on by a guard why: whom the page that they wanted is for. */
export function DeniedNotice() {
  const { state } = useLocation();
  if (!isDenied(state)) return null;
  return (
    <Box px={{ base: '4', md: '8' }} pt="4">
      <Notice kind="warning">
        <Suspense>
          <DeniedWords role={state.deniedFor} />
        </Suspense>
      </Notice>
    </Box>
  );
}
