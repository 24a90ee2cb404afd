import { useTranslation } from 'react-i18next';
import type { SubmissionLabel } from '#shared/policies/submission-label.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import './texts.ts';

const palettes = {
  pending: 'blue',
  submitted: 'green',
  graded: 'green',
  late: 'orange',
  notSubmitted: 'red',
} as const satisfies Record<SubmissionLabel, string>;

/** The word for how far somebody's work on an assignment has come. */
export function LabelBadge({ label }: { label: SubmissionLabel }) {
  const { t } = useTranslation('ownAssignments');
  return <Badge colorPalette={palettes[label]}>{t(`label.${label}`)}</Badge>;
}
