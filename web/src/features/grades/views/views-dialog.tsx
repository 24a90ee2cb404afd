import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import type { Place } from './place-address.ts';
import { gradeViews } from './queries.ts';
import './texts.ts';
import { ViewRow } from './view-row.tsx';

type Props = {
  courseId: string;
  /** How the book is looked at now. */
  place: Place;
  onOpen: (place: Place) => void;
  onClose: () => void;
};

/** The views that the reader saved of this book: to look at it so again, and to save how it is looked at now. */
export function ViewsDialog({ courseId, place, onOpen, onClose }: Props) {
  const { t } = useTranslation('gradeViews');
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const list = useInfiniteQuery(gradeViews(courseId));
  const save = useWrite('grades.saveView', {
    meta: { invalidates: [gradeViews(courseId).queryKey], success: t('views.saved') },
    onSuccess: () => setName(''),
  });
  const isEmpty = name.trim() === '';
  return (
    <Modal title={t('views.title')} onClose={onClose}>
      <PagedList
        list={list}
        loading={<Skeleton h="6rem" borderRadius="l2" role="status" aria-label={t('loading')} />}
        empty={<Text color="fg.muted">{t('views.none')}</Text>}
        failed={ErrorNote}
      >
        {(views) => (
          <chakra.ul listStyleType="none" aria-label={t('views.title')}>
            {views.map((view) => (
              <ViewRow
                key={view.viewId}
                courseId={courseId}
                view={view}
                now={place}
                onOpen={() => onOpen(view.place)}
              />
            ))}
          </chakra.ul>
        )}
      </PagedList>
      <Form
        mt="5"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(isEmpty);
          if (!isEmpty) save.mutate({ params: { courseId }, body: { name: name.trim(), place } });
        }}
      >
        <Labelled
          label={t('views.name')}
          hint={t('views.hint')}
          error={isTried && isEmpty ? t('views.nameless') : undefined}
        >
          <Input
            size="lg"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Labelled>
        <div>
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {t('views.save')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
