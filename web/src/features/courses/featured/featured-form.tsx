import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { CourseCard } from '#web/course/types.ts';
import { CoursePicker } from './course-picker.tsx';
import { FeaturedRow } from './featured-row.tsx';
import { moved } from './moved.ts';
import { type Featured, useFeaturedList } from './use-featured-list.ts';

const most = 12;

type Props = {
  saved: Featured;
  /** Cards that are here already; those of others come with the search. */
  known: readonly CourseCard[];
};

/** The chosen courses in order, moved by buttons, and a search to choose more. */
export function FeaturedForm({ saved, known }: Props) {
  const { t } = useTranslation('featured');
  const { local } = useLanguage();
  const [added, setAdded] = useState<readonly CourseCard[]>([]);
  const cards = new Map([...known, ...added].map((card) => [card.courseId, card]));
  const [said, setSaid] = useState('');
  const list = useFeaturedList(saved);
  const { ids, setIds } = list;

  const nameOf = (courseId: string) => {
    const card = cards.get(courseId);
    return card ? local(card.title) : { text: t('gone'), lang: undefined };
  };
  const namesOf = (courseIds: readonly string[]) =>
    courseIds.map((courseId) => nameOf(courseId).text).join('\n') || t('empty');
  const move = (from: number, by: number) => {
    const courseId = ids[from];
    if (courseId === undefined) return;
    setIds(moved(ids, from, by));
    setSaid(t('moved', { title: nameOf(courseId).text, place: from + by + 1 }));
  };
  const add = (card: CourseCard) => {
    setAdded([...added, card]);
    setIds([...ids, card.courseId]);
  };

  return (
    <Flex direction="column" gap="5">
      {list.conflict && (
        <ConflictNotice
          places={[
            {
              key: 'courseIds',
              mine: namesOf(ids),
              theirs: namesOf(list.conflict.theirs.courseIds),
            },
          ]}
          onSettle={list.settle}
        />
      )}
      {ids.length === 0 && <Text color="fg.muted">{t('empty')}</Text>}
      <Flex as="ol" direction="column" listStyleType="none">
        {ids.map((courseId, index) => (
          <FeaturedRow
            key={courseId}
            place={index + 1}
            cover={cards.get(courseId) ?? null}
            title={nameOf(courseId)}
            last={index === ids.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={() => setIds(ids.filter((id) => id !== courseId))}
          />
        ))}
      </Flex>
      <chakra.span role="status" srOnly>
        {said}
      </chakra.span>
      <Flex align="center" gap="4" wrap="wrap">
        <Button disabled={!list.changed || list.saving} onClick={list.save}>
          {t(list.saving ? 'saving' : 'save')}
        </Button>
        <Text role="status" color="fg.muted" textStyle="sm">
          {list.changed && !list.conflict ? t('unsaved') : ''}
        </Text>
      </Flex>
      {ids.length >= most ? (
        <Text color="fg.muted">{t('full')}</Text>
      ) : (
        <CoursePicker chosen={ids} onPick={add} />
      )}
    </Flex>
  );
}
