import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { Choice } from './choices.ts';
import type { Criterion } from './criterion-head.tsx';
import { PointsField } from './points-field.tsx';
import './texts.ts';

type Props = {
  criterion: Criterion;
  name: string;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** Points of one's own for a criterion, in place of its level's, and what is said of it. */
export function OwnChoice({ criterion: { points: most, levels }, name, choice, onChange }: Props) {
  const { t } = useTranslation('assignmentWords');
  // Where there are no levels and no points, words are all there is to say.
  const isWords = most === null && levels.length === 0;
  const [isOpen, setOpen] = useState(isWords);
  return (
    <Box mt="3" display="flex" flexDirection="column" gap="3">
      {most !== null && (
        <PointsField
          label={t(levels.length === 0 ? 'rubric.pointsOf' : 'rubric.ownPointsOf', { name })}
          most={most}
          value={choice.points}
          onTake={(points) => onChange({ ...choice, points })}
        />
      )}
      {isOpen || choice.comment !== '' ? (
        <Labelled label={t('rubric.commentOn', { name })}>
          <Textarea
            rows={2}
            maxLength={2000}
            css={{ fieldSizing: 'content', minH: 'calc(2lh + 1.25rem)', maxH: '50dvh' }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in place of the button that was just pressed
            autoFocus={isOpen && !isWords}
            value={choice.comment}
            onChange={({ target }) => onChange({ ...choice, comment: target.value })}
          />
        </Labelled>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          alignSelf="flex-start"
          aria-label={t('rubric.commentOn', { name })}
          onClick={() => setOpen(true)}
        >
          {t('rubric.addComment')}
        </Button>
      )}
    </Box>
  );
}
