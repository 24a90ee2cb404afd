import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { type Loss, lossEffects, type LossReason } from '#web/lib/markdown/losses.ts';
import './texts.ts';

type Group = { reason: LossReason; lines: number[]; details: string[]; count: number };

/** The lines and names of each reason, in order. */
function byReason(losses: readonly Loss[]): Group[] {
  const groups = new Map<LossReason, Group>();
  for (const { reason, line, detail } of losses) {
    const group = groups.get(reason) ?? { reason, lines: [], details: [], count: 0 };
    groups.set(reason, group);
    group.count += 1;
    if (line !== null && !group.lines.includes(line)) group.lines.push(line);
    if (detail && !group.details.includes(detail)) group.details.push(detail);
  }
  return [...groups.values()];
}

/** The most lines, or names, that are named. */
const most = 8;
const shortened = (all: readonly (string | number)[]) =>
  `${all.slice(0, most).join(', ')}${all.length > most ? '…' : ''}`;

/** Lists the parts of a text that are there in another form, and those that are not, with the lines of its file. */
export function LossesList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation('transfer');
  return (
    <Box as="ul" listStyleType="disc" ps="5" mt="1" color="fg.muted" textStyle="sm">
      {byReason(losses).map(({ reason, lines, details }) => (
        <Box as="li" key={reason} overflowWrap="anywhere">
          {t(`effect.${lossEffects[reason]}`)} {t(`loss.${reason}`)}
          {details.length > 0 && `: ${shortened(details)}`}
          {lines.length > 0 &&
            ` (${t('lines', {
              count: lines.length,
              lines: shortened(lines.toSorted((a, b) => a - b)),
            })})`}
        </Box>
      ))}
    </Box>
  );
}
