import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import type { CourseDetail } from './types.ts';

/** The state of a course. Only what students see is green; the others have a line around them. */
export function StateBadge({ state }: Pick<CourseDetail['course'], 'state'>) {
  const { t } = useTranslation('catalog');
  const published = state === 'published';
  return (
    <Badge
      size="lg"
      variant={published ? 'subtle' : 'outline'}
      colorPalette={published ? 'green' : 'gray'}
    >
      {t(`courseState.${state}`)}
    </Badge>
  );
}
