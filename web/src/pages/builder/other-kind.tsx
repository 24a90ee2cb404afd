import { useTranslation } from 'react-i18next';
import '#web/blocks/build/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { paths } from '#web/lib/paths.ts';
import type { Found } from './builder-page.tsx';

/** Says that a lesson has become another kind than the one that is built here. */
export function OtherKind({ title, found: { block, course } }: { title: string; found: Found }) {
  const { t } = useTranslation('build');
  return (
    <EmptyState
      title={title}
      text={t('otherKind')}
      action={
        <ButtonLink to={`${paths.structure(course.courseId)}?row=${block.blockId}`}>
          {t('up')}
        </ButtonLink>
      }
    />
  );
}
