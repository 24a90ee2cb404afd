import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksQuestions, isOffered, isRead, plays } from '#shared/blocks/registry.ts';
import { languages } from '#shared/policies/languages.ts';
import '#web/blocks/texts.ts';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { SaveState, type Saving } from '#web/components/ui/save-state.tsx';
import { ChangeKindDialog } from '../dialogs/change-kind-dialog.tsx';
import { useOutlineContext } from '../outline-context.ts';
import type { BlockEdit, BlockRow, ModuleEdit, ModuleRow } from '../types.ts';
import '../texts.ts';
import { CompletionFields } from './completion-fields.tsx';
import { PrerequisiteFields } from './prerequisite-fields.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { TypedField } from '#web/components/form/typed-field.tsx';

/** All rules of one row, each saved with the choice: titles, state, when it opens, what makes it done. */
export function RowRules({ id }: { id: string }) {
  const { t } = useTranslation(['structure', 'blocks', 'common']);
  const { course, state, commands } = useOutlineContext();
  const [changing, setChanging] = useState(false);
  const begun = useRef<ModuleRow | BlockRow>(null);
  const block = course.blocks.find(({ blockId }) => blockId === id);
  const row = block ?? course.modules.find(({ moduleId }) => moduleId === id);
  if (!row) return null;
  const edit = (fields: BlockEdit & ModuleEdit) => void commands.edit(id, fields);
  const findings = course.findings.filter((one) =>
    block ? one.blockId === id : one.blockId === null && one.moduleId === id,
  );
  const busy = state.pending.some((step) => 'id' in step && step.id === id);
  const saving: Saving = busy
    ? { is: 'saving' }
    : state.savedAt === null
      ? { is: 'idle' }
      : { is: 'saved', at: state.savedAt };
  return (
    <Flex key={id} direction="column" gap="5">
      {saving.is !== 'idle' && <SaveState saving={saving} />}
      {findings.map(({ code, blocking }) => (
        <Notice key={code} kind={blocking ? 'warning' : 'info'}>
          {t(`finding.${code}`)}
        </Notice>
      ))}
      {languages.map((language) => (
        <TypedField
          key={language}
          label={t('fields.titleIn', { language: t(`common:languages.${language}`) })}
          lang={language}
          value={row.title[language] ?? ''}
          onBegin={() => {
            begun.current = row;
          }}
          wrong={(text) =>
            text.length <= 120 &&
            (text !== '' || languages.some((one) => one !== language && row.title[one]))
              ? undefined
              : t('invalid.title')
          }
          onTake={(text) => {
            const { [language]: _, ...others } = (begun.current ?? row).title;
            const title = text === '' ? others : { ...others, [language]: text };
            void commands.edit(id, { title }, { begun: begun.current ?? row });
          }}
        />
      ))}
      <SwitchRow
        label={t('fields.published')}
        hint={t(block ? 'hints.published' : 'hints.publishedModule')}
        on={row.published}
        onChange={(on) => void commands.all(on ? 'publish' : 'unpublish', [id])}
      />
      <ReleaseFields release={row.release} onChange={(release) => edit({ release })} />
      <PrerequisiteFields
        id={id}
        value={row.prerequisites}
        onChange={(prerequisites) => edit({ prerequisites })}
      />
      {block && (
        <>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text>
              {t('kindChange.kind')}: <strong>{t(`blocks:kind.${block.kind}`)}</strong>
            </Text>
            <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
              {t('kindChange.open')}
            </Button>
          </Flex>
          {changing && <ChangeKindDialog block={block} onClose={() => setChanging(false)} />}
          <CompletionFields
            kind={block.kind}
            completion={block.completion}
            onChange={(completion) => edit({ completion })}
          />
          {!plays(block.kind) && (
            <TypedField
              label={t('fields.minutes')}
              {...(isRead(block.kind) && { hint: t('hints.minutes') })}
              {...(asksQuestions(block.kind) && { hint: t('hints.quizMinutes') })}
              numeric
              value={String(block.minutes)}
              wrong={(text) =>
                /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 600
                  ? undefined
                  : t('invalid.minutes')
              }
              onTake={(text) => edit({ minutes: Number(text) })}
            />
          )}
          <SwitchRow
            label={t('fields.preview')}
            hint={t('hints.preview')}
            on={block.preview}
            onChange={(preview) => edit({ preview })}
          />
          {!isOffered(block.kind) && <Text color="fg.muted">{t('draft.later')}</Text>}
        </>
      )}
    </Flex>
  );
}
