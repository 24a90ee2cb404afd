import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { ConflictDialog } from '#web/features/lessons/structure/dialogs/conflict-dialog.tsx';
import { useOutlineContext } from '#web/features/lessons/structure/outline-context.ts';
import { BinPanel } from '#web/features/lessons/structure/panels/bin-panel.tsx';
import { PreviewPanel } from '#web/features/lessons/structure/panels/preview-panel.tsx';
import { ReadinessPanel } from '#web/features/lessons/structure/panels/readiness-panel.tsx';
import { OutlineTree } from '#web/features/lessons/structure/tree/outline-tree.tsx';
import '#web/features/lessons/structure/texts.ts';
import { nameOf } from '#web/features/lessons/structure/words-of.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Inspector } from './inspector.tsx';
import { Side } from './side.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePlace } from './use-place.ts';

/** Ctrl+Z (Cmd+Z) outside of a field takes back the last change; with Shift, or by Ctrl+Y, it is done again. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onUndo = useEffectEvent(undo);
  const onRedo = useEffectEvent(redo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable ||
          event.target.matches('input:not([type=checkbox]), textarea, select'));
      const key = event.key.toLowerCase();
      const wanted = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
      if (!wanted || typing) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) onRedo();
      else onUndo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

type Props = {
  /** A lesson is written beside the tree: what concerns the whole course makes room. */
  writing: boolean;
  onConflictSettled: () => void;
};

/** A course as its teacher arranges it: the tree, and beside it what is missing, the bin, or one row. */
export function StructureView({ writing, onConflictSettled }: Props) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course, state, commands } = useOutlineContext();
  const place = usePlace();
  const wide = useMedia('(min-width: 62em)');
  const online = useConnection();
  useUndoKeys(
    () => void commands.undo(),
    () => void commands.redo(),
  );
  const { row } = place;
  const full = writing && place.full;
  const known = row !== null && nameOf(course, row, language) !== '';
  return (
    <>
      {!online && (
        <Box mb="4">
          <Notice kind="warning">{t('offline')}</Notice>
        </Box>
      )}
      {!writing && <Toolbar onPanel={place.openPanel} />}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          // A lesson is written where there is room for it: beside the tree, but as wide as two languages want.
          lg: full
            ? 'minmax(0, 1fr)'
            : known && place.tab === 'content'
              ? 'minmax(19rem, 1fr) minmax(0, 62rem)'
              : 'minmax(0, 1fr) 23rem',
        }}
        gap="8"
        alignItems="start"
      >
        <Box minW="0" hidden={full}>
          <OutlineTree />
        </Box>
        {row !== null && known ? (
          <Side
            title={nameOf(course, row, language)}
            wide={wide}
            bare={writing}
            onClose={() => place.openRow(null)}
          >
            <Inspector id={row} writing={writing} />
          </Side>
        ) : place.panel === 'bin' ? (
          <Side title={t('bin.title')} wide={wide} onClose={() => place.openPanel(null)}>
            <BinPanel />
          </Side>
        ) : place.panel === 'seen' ? (
          <Side title={t('see.title')} wide={wide} onClose={() => place.openPanel(null)}>
            <PreviewPanel />
          </Side>
        ) : (
          <Side
            title={t('ready.title')}
            wide={wide}
            onClose={place.panel === 'ready' ? () => place.openPanel(null) : null}
          >
            <ReadinessPanel />
          </Side>
        )}
      </Grid>
      {state.conflict && <ConflictDialog conflict={state.conflict} onClose={onConflictSettled} />}
    </>
  );
}
