import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import { api } from '#web/lib/api.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { EditingNotices } from '#web/blocks/draft/editing-notices.tsx';
import { useOtherAuthor } from '#web/blocks/draft/use-other-author.ts';
import { useBlockDraft } from './draft/use-block-draft.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { drafts } from '#web/blocks/drafts.ts';
import type { PickMedia } from '#web/blocks/types.ts';
import { BarEnd } from '#web/blocks/form/bar-end.ts';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import { restored } from './restored.ts';
import '#web/blocks/form/texts.ts';
import type { Block, BlockIds } from './types.ts';

// It hardly ever happens.
const LessonConflict = lazy(async () => ({
  default: (await import('./conflict/lesson-conflict.tsx')).LessonConflict,
}));

type Props = {
  block: Block;
  pickMedia: PickMedia;
  /** Hears of each save, and of what was saved elsewhere meanwhile. */
  onSaved: (() => void) | undefined;
  renderForm: (props: FormProps<BlockKind>) => ReactNode;
};
const askLinks = async ({ courseId, moduleId, blockId }: BlockIds) => {
  const params = { courseId, moduleId, blockId };
  return (await api('lessons.getBlock', { params })).block.links;
};

/** A block's content in a form, from its first letter to the server: saved while it is written, merged with what others save. */
export function BlockEditing({ block, pickMedia, onSaved, renderForm }: Props) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const [files] = useState(() => createFiles(block.links, () => askLinks(block)));
  const { state, save } = useBlockDraft(block, files, onSaved);
  const { saving, issues, conflict, savedBy, merges, offered, unsaved } = state;
  const by = useOtherAuthor(savedBy);
  useEffect(() => restored.subscribe(block.blockId, save.change), [block.blockId, save]);
  const waits = conflict !== null || offered !== null;
  const stuck = saving.is === 'failed' || saving.is === 'kept' || issues.length > 0;
  const how = (
    <Flex align="center" gap="3" wrap="wrap">
      {unsaved && issues.length > 0 && <chakra.span role="status">{t('notYetSaved')}</chakra.span>}
      <SaveState saving={saving} />
    </Flex>
  );
  const inBar = drafts[block.content.kind].inBothLanguages;
  return (
    <Flex direction="column" gap="4">
      <LeaveGuard unsaved={unsaved && (stuck || conflict !== null)} />
      {!inBar && how}
      <EditingNotices offered={offered} onDecide={save.decide} merges={merges} by={by} />
      {conflict && (
        <Suspense>
          <LessonConflict conflict={conflict} by={by} files={files} onResolve={save.resolve} />
        </Suspense>
      )}
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="5"
        inert={waits}
        opacity={waits ? '0.6' : '1'}
      >
        <BarEnd value={inBar ? how : null}>
          {renderForm({
            content: state.content,
            onChange: save.change,
            files,
            pickMedia,
            issues: unsaved ? issues : [],
            language,
          })}
        </BarEnd>
      </chakra.div>
    </Flex>
  );
}
