import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { difficulties, questionStatuses } from '#shared/questions/question-types.ts';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { BinDialog } from './dialogs/bin-dialog.tsx';
import { ChoiceDialog } from './dialogs/choice-dialog.tsx';
import { PointsDialog } from './dialogs/points-dialog.tsx';
import { TagsDialog } from './dialogs/tags-dialog.tsx';
import { TransferDialog } from './dialogs/transfer-dialog.tsx';
import './texts.ts';
import type { QuestionChange } from './types.ts';
import { useChange } from './use-change.ts';

const asked = ['status', 'difficulty', 'points', 'tag', 'transfer'] as const;

type Props = {
  bankId: string;
  /** Whether they lie in the trash, where all that can be done is to restore them. */
  binned: boolean;
  questionIds: readonly string[];
  onClear: () => void;
};

/** The actions on all chosen questions, at the foot of the window while there are some. */
export function BulkBar({ bankId, binned, questionIds, onClear }: Props) {
  const { t } = useTranslation('banks');
  const [dialog, setDialog] = useState<(typeof asked)[number] | 'bin' | null>(null);
  const { change, pending, problem, forget } = useChange(bankId, () => {
    setDialog(null);
    onClear();
  });
  if (questionIds.length === 0) return null;
  const send = (to: QuestionChange) => change(questionIds, to);
  const dialogProps = { problem, pending, onClose: () => setDialog(null) };
  return (
    <>
      <BulkToolbar label={t('bulk.label')} chosen={t('bulk.chosen', { count: questionIds.length })}>
        {!binned &&
          asked.map((what) => (
            <Button
              key={what}
              size="sm"
              variant="outline"
              onClick={() => {
                forget();
                setDialog(what);
              }}
            >
              {t(`bulk.${what}`)}
            </Button>
          ))}
        <Button
          size="sm"
          variant="outline"
          {...(!binned && { color: 'fg.error' })}
          disabled={pending}
          onClick={() => {
            forget();
            if (binned) send({ do: 'restore' });
            else setDialog('bin');
          }}
        >
          {t(binned ? 'bulk.restore' : 'bulk.bin')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
        {dialog === null && problem !== null && (
          <Text role="alert" color="fg.error" w="full">
            {problem}
          </Text>
        )}
      </BulkToolbar>
      {dialog === 'bin' && (
        <BinDialog
          count={questionIds.length}
          onYes={() => {
            setDialog(null);
            send({ do: 'bin' });
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'status' && (
        <ChoiceDialog
          title={t('dialog.statusTitle')}
          text={t('dialog.statusHint')}
          choices={questionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          // The others take questions out of quizzes.
          begins="ready"
          onChoose={(status) => send({ do: 'setStatus', status })}
          {...dialogProps}
        />
      )}
      {dialog === 'difficulty' && (
        <ChoiceDialog
          title={t('dialog.difficultyTitle')}
          choices={([...difficulties, 'none'] as const).map((value) => ({
            value,
            label: t(`difficulty.${value}`),
          }))}
          onChoose={(value) =>
            send({ do: 'setDifficulty', difficulty: value === 'none' ? null : value })
          }
          {...dialogProps}
        />
      )}
      {dialog === 'points' && (
        <PointsDialog onSet={(points) => send({ do: 'setPoints', points })} {...dialogProps} />
      )}
      {dialog === 'tag' && (
        <TagsDialog onSet={(what, tags) => send({ do: what, tags })} {...dialogProps} />
      )}
      {dialog === 'transfer' && (
        <TransferDialog
          bankId={bankId}
          onSet={(what, to) => send({ do: what, bankId: to })}
          {...dialogProps}
        />
      )}
    </>
  );
}
