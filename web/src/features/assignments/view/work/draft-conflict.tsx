import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import '../../texts.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { DraftField, DraftFields, SavedDraft } from '../draft/types.ts';

type Props = {
  keeper: DraftKeeper;
  mine: DraftFields;
  conflict: { theirs: SavedDraft; names: DraftField[] };
  marking: AssignmentPage['marking'];
};

/** Both versions of what two devices wrote, side by side, until their writer has chosen. */
export function DraftConflict({ keeper, mine, conflict: { theirs, names }, marking }: Props) {
  const { t } = useTranslation(['assignments', 'conflict']);
  const nothing = t('conflict:nothing');
  const shown = (name: DraftField, { text, link, selfAssessment }: DraftFields): ReactNode => {
    if (name === 'text') return text ? <RichText document={text} links={[]} /> : nothing;
    if (name === 'selfAssessment' && marking.by === 'rubric')
      return <RubricView rubric={marking.rubric} choices={selfAssessment} as="h4" />;
    return link ?? nothing;
  };
  return (
    <ConflictNotice
      places={names.map((name) => ({
        key: name,
        name: t(`work.field.${name}`),
        mine: shown(name, mine),
        theirs: shown(name, theirs),
        takesBoth: name === 'text',
      }))}
      onSettle={(sides) => void keeper.settle(sides)}
    />
  );
}
