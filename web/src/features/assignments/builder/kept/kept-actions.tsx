import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { storedRubric } from '#web/blocks/assignment/draft.ts';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';

const KeptDialog = lazy(() => import('./kept-dialog.tsx'));
const KeepDialog = lazy(() => import('./keep-dialog.tsx'));

type Props = { rubric: Rubric; onTake: (rubric: Rubric) => void };

/** The ways to one's own rubrics: to put one of them in, and to keep this one among them. */
export function KeptActions({ rubric, onTake }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const [open, setOpen] = useState<'take' | 'keep' | null>(null);
  const stored = storedRubric(rubric);
  const close = () => setOpen(null);
  return (
    <Flex gap="3" wrap="wrap">
      <Button size="sm" variant="quiet" onClick={() => setOpen('take')}>
        {t('kept.take')}
      </Button>
      {stored.criteria.length > 0 && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('keep')}>
          {t('kept.keep')}
        </Button>
      )}
      <Suspense>
        {open === 'take' && (
          <KeptDialog
            onTake={(taken) => {
              close();
              onTake(taken);
            }}
            onClose={close}
          />
        )}
        {open === 'keep' && <KeepDialog rubric={stored} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
