import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { MenuButton } from '#web/components/ui/menu-button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { bookQueries } from '../book/queries.ts';
import type { GradeView } from '../types.ts';
import type { Place } from './place-address.ts';
import { gradeViews } from './queries.ts';
import './texts.ts';

type Props = { courseId: string; view: GradeView; now: Place; onOpen: () => void };

/**
 * A view: it is opened by pressing its name; another name, another content, that the book opens with it and deleting
 * stand in its menu.
 */
export function ViewRow({ courseId, view, now, onOpen }: Props) {
  const { t } = useTranslation('gradeViews');
  const [name, setName] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const invalidates = [gradeViews(courseId).queryKey, bookQueries.book(courseId).queryKey];
  const params = { courseId };
  const { viewId, version, isDefault } = view;
  const opensId = useId();
  const change = useWrite('grades.changeView', {
    meta: { invalidates, success: t('views.saved') },
    onSuccess: () => setName(null),
  });
  const open = useWrite('grades.changeView', {
    meta: { invalidates, success: t(isDefault ? 'views.opensNoMore' : 'views.opensNow') },
  });
  const remove = useWrite('grades.removeView', {
    meta: { invalidates, success: t('views.removed') },
  });
  const put = (next: Pick<GradeView, 'name' | 'place'>) =>
    change.mutate({ params, body: { viewId, version, ...next } });
  if (name !== null)
    return (
      <chakra.li py="2">
        <chakra.form
          display="flex"
          flexWrap="wrap"
          gap="2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') put({ name: name.trim(), place: view.place });
          }}
        >
          <Input
            size="lg"
            flex="1 1 12rem"
            maxLength={60}
            aria-label={t('views.name')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in place of what was just pressed
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="sm" disabled={name.trim() === '' || change.isPending}>
            {t('views.rename')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setName(null)}>
            {t('cancel')}
          </Button>
        </chakra.form>
      </chakra.li>
    );
  return (
    <chakra.li borderTopWidth="1px" py="1" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" gap="2">
        <Button
          variant="quiet"
          flex="1"
          minW="0"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          overflowWrap="anywhere"
          aria-describedby={isDefault ? opensId : undefined}
          onClick={onOpen}
        >
          {view.name}
        </Button>
        <MenuButton
          label={t('views.more', { name: view.name })}
          items={[
            { label: t('views.rename'), onChoose: () => setName(view.name) },
            {
              label: t('views.replace'),
              hint: t('views.replaceHint'),
              onChoose: () => put({ name: view.name, place: now }),
            },
            {
              label: t(isDefault ? 'views.openNoMore' : 'views.openWith'),
              hint: t(isDefault ? 'views.openNoMoreHint' : 'views.openWithHint'),
              onChoose: () =>
                open.mutate({
                  params,
                  body: {
                    viewId,
                    version,
                    name: view.name,
                    place: view.place,
                    isDefault: !isDefault,
                  },
                }),
            },
            {
              label: t('views.remove'),
              onChoose: () => setIsRemoving(true),
            },
          ]}
        />
      </Flex>
      {isDefault && (
        <Text id={opensId} textStyle="sm" color="fg.muted" ps="4" pb="1">
          {t('views.opens')}
        </Text>
      )}
      {isRemoving && (
        <Flex role="alert" gap="2" wrap="wrap" align="center" pb="2">
          <span>{t('views.sure')}</span>
          <Button
            size="sm"
            variant="error"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params, body: { viewId } })}
          >
            {t('views.remove')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setIsRemoving(false)}>
            {t('cancel')}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}
