import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lock } from '#shared/schemas/lock.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/features/lessons/player/texts.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

type Props = { courseId: string; locks: readonly Lock[] };

/** A lesson that is not open yet: what it waits for, each with the way there. */
export function LockedLesson({ courseId, locks }: Props) {
  const { t } = useTranslation('player');
  return (
    <PageBody width="reading">
      <EmptyState
        drawing="lock"
        title={t('notOpen.title')}
        action={
          <>
            <Flex as="ul" direction="column" gap="2" listStyleType="none">
              {locks.map((lock) => (
                <li key={Object.values(lock).join(' ')}>
                  <LockWords courseId={courseId} lock={lock} />
                </li>
              ))}
            </Flex>
            <ButtonLink to={paths.course(courseId)} variant="outline">
              {t('notOpen.course')}
            </ButtonLink>
          </>
        }
      />
    </PageBody>
  );
}

function LockWords({ courseId, lock }: { courseId: string; lock: Lock }): ReactNode {
  const { t } = useTranslation('player');
  const { language, local } = useLanguage();
  const { data } = useQuery(catalogQueries.get(courseId));
  const modules = data?.outline ?? [];
  if (lock.reason === 'opensAt')
    return t('notOpen.opensAt', { when: formatMinute(lock.at, language) });
  const module = modules.find(({ moduleId, blocks }) =>
    lock.reason === 'afterModule'
      ? moduleId === lock.moduleId
      : blocks.some(({ blockId }) => blockId === lock.blockId),
  );
  const block = module?.blocks.find((one) =>
    lock.reason === 'afterBlock' ? one.blockId === lock.blockId : one.state !== 'done',
  );
  if (!module || !block) return t(`notOpen.${lock.reason}`);
  const title = local(lock.reason === 'afterModule' ? module.title : block.title);
  return (
    <>
      {t(`notOpen.${lock.reason}`)}{' '}
      <TextLink to={paths.content(courseId, module.moduleId, block.blockId)} lang={title.lang}>
        {title.text}
      </TextLink>
    </>
  );
}
