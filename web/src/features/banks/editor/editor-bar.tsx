import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { MenuButton } from '#web/components/ui/menu-button.tsx';
import { Pinned } from '#web/components/ui/pinned.tsx';
import { type Saving, SaveState } from '#web/components/ui/save-state.tsx';
import { BinDialog } from '../dialogs/bin-dialog.tsx';
import '../texts.ts';
import type { Question } from '../types.ts';
import { useChange } from '../use-change.ts';
import './texts.ts';
import type { Neighbor } from './use-neighbors.ts';

type Props = {
  question: Question;
  saving: Saving;
  /** Something keeps it from being saved, which is said where it stands. */
  blocked: boolean;
  unsaved: boolean;
  disabled: boolean;
  addressOf: (questionId: string) => string;
  neighbors: { previous: Neighbor | null; next: Neighbor | null };
  onSave: () => void;
  onVersions: () => void;
};

/** Saves a question, says how that goes, and leads to its neighbors and to what is done with it more rarely. */
export function EditorBar(props: Props) {
  const { question, saving, blocked, unsaved, disabled, addressOf, neighbors } = props;
  const { t } = useTranslation(['questionEditor', 'banks']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { bankId, questionId } = question;
  const copying = useChange(bankId, ([copy]) => {
    if (copy) void navigate(`${addressOf(copy.questionId)}?${params}`);
  });
  const binning = useChange(bankId, () => undefined);
  const bin = () => binning.change([questionId], { do: 'bin' });
  const isNamed = question.usedIn.some(({ by, isBinned }) => by === 'name' && !isBinned);
  const [asked, setAsked] = useState(false);
  const problem = copying.problem ?? binning.problem;
  const ways = (['previous', 'next'] as const).flatMap((way) => {
    const neighbor = neighbors[way];
    return neighbor === null
      ? []
      : [{ way, to: `${addressOf(neighbor.questionId)}?${neighbor.search}` }];
  });
  return (
    <Pinned py="2" gap="3">
      <Button disabled={disabled} onClick={props.onSave}>
        {t('save')}
      </Button>
      <chakra.div flex="1" minW="8rem">
        {blocked ? (
          <Text role="status" textStyle="sm" color="fg.error">
            {t('cannotSave')}
          </Text>
        ) : unsaved && saving.is !== 'saving' && saving.is !== 'failed' && saving.is !== 'kept' ? (
          <Text role="status" textStyle="sm" color="fg.muted">
            {t('unsaved')}
          </Text>
        ) : (
          <SaveState saving={saving} />
        )}
      </chakra.div>
      {ways.map(({ way, to }) => (
        <ButtonLink key={way} to={to} size="sm" variant="outline">
          {t(way)}
        </ButtonLink>
      ))}
      <MenuButton
        label={t('more')}
        items={[
          { label: t('versions.title'), onChoose: props.onVersions },
          {
            label: t('duplicate'),
            hint: t('duplicateHint'),
            onChoose: () => copying.change([questionId], { do: 'copy', bankId }),
          },
          ...(question.binnedAt === null
            ? [
                {
                  label: t('banks:bulk.bin'),
                  onChoose: () => (isNamed ? setAsked(true) : bin()),
                },
              ]
            : []),
        ]}
      />
      {problem !== null && (
        <Text role="alert" color="fg.error" w="full">
          {problem}
        </Text>
      )}
      {asked && (
        <BinDialog
          count={1}
          onYes={() => {
            setAsked(false);
            bin();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Pinned>
  );
}
