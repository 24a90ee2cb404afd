import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import '../texts.ts';
import type { Book } from '../types.ts';
import type { BookPlace } from './use-book-place.ts';

const ColumnsDialog = lazy(async () => ({
  default: (await import('../views/columns-dialog.tsx')).ColumnsDialog,
}));
const ViewsDialog = lazy(async () => ({
  default: (await import('../views/views-dialog.tsx')).ViewsDialog,
}));

type Props = {
  courseId: string;
  book: Book;
  place: BookPlace;
};

/** How the book looks: in points or percent, with which columns, and as which saved view. */
export function BookLook({ courseId, book, place }: Props) {
  const { t } = useTranslation('grades');
  const [open, setOpen] = useState<'columns' | 'views' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Chooser
        label={t('as.label')}
        value={place.inPercent ? 'percent' : 'points'}
        choices={(['points', 'percent'] as const).map((value) => ({
          value,
          label: t(`as.${value}`),
        }))}
        onChoose={(value) => place.change({ as: value === 'percent' ? value : 'points' })}
      />
      <Button size="sm" variant="outline" onClick={() => setOpen('columns')}>
        {t('columns')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen('views')}>
        {t('views')}
      </Button>
      <Suspense>
        {open === 'columns' && (
          <ColumnsDialog
            items={book.items}
            categories={book.scheme.categories}
            columns={place.place}
            onClose={close}
            onAsk={(columns) => {
              close();
              place.change(columns);
            }}
          />
        )}
        {open === 'views' && (
          <ViewsDialog
            courseId={courseId}
            place={place.place}
            onClose={close}
            onOpen={(next) => {
              close();
              place.open(next);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
