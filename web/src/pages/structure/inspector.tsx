import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered } from '#shared/blocks/registry.ts';
import { TabList } from '#web/components/ui/tab-list.tsx';
import { BlockVersions } from '#web/features/lessons/editor/block-versions.tsx';
import { useOutlineContext } from '#web/features/lessons/structure/outline-context.ts';
import { RowRules } from '#web/features/lessons/structure/rules/row-rules.tsx';
import '#web/features/lessons/structure/texts.ts';
import { LessonTransfer } from '#web/features/transfer/lesson-transfer.tsx';
import { ContentTab } from './content-tab.tsx';
import { usePlace } from './use-place.ts';
import { WritingHead } from './writing-head.tsx';

/** All of one row: its rules, and of a block what it holds and held. While it is written, all of its head is one line. */
export function Inspector({ id, writing }: { id: string; writing: boolean }) {
  const { t } = useTranslation('structure');
  const { course } = useOutlineContext();
  const { tab, openTab } = usePlace();
  const base = useId();
  const block = course.blocks.find(({ blockId }) => blockId === id);
  // A block that is only planned has nothing to write yet.
  if (!block || !isOffered(block.kind)) return <RowRules key={id} id={id} />;
  const { courseId } = course.course;
  const { moduleId } = block;
  const contents: Record<string, ReactNode> = {
    rules: <RowRules key={id} id={id} />,
    content: <ContentTab key={id} courseId={courseId} block={block} />,
    versions: <BlockVersions key={id} courseId={courseId} moduleId={moduleId} blockId={id} />,
  };
  const shown = tab === 'content' || tab === 'versions' ? tab : 'rules';
  const tabs = (['rules', 'content', 'versions'] as const).map((value) => ({
    value,
    label: t(`tabs.${value}`),
  }));
  return (
    <>
      <Flex borderBottomWidth="1px" mb={writing ? '1' : '5'} align="center" gap="3">
        <TabList id={base} label={t('tabs.label')} tabs={tabs} value={shown} onChange={openTab} />
        {writing && <WritingHead id={id} />}
      </Flex>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={base + shown}>
        {contents[shown]}
      </div>
      <Flex gap="2" wrap="wrap" mt="6" pt="3" borderTopWidth="1px">
        <LessonTransfer courseId={courseId} lesson={block} />
      </Flex>
    </>
  );
}
