import { useTranslation } from 'react-i18next';
import type { Clause } from '#shared/policies/conditions.ts';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import type { BookPlace } from '../book/use-book-place.ts';
import '../texts.ts';
import { asking, whereOf } from './place-address.ts';

type Range = Extract<Clause, { field: 'total' }>;

const isRange = (clause: Clause): clause is Range => clause.field === 'total';
const textOf = ({ is, value }: Range) => `${is} ${value}`;

/** Totals below a bound, or from it on: the pass mark among them, and what somebody asked otherwise. */
export function TotalRange({ place, passFrom }: { place: BookPlace; passFrom: number | null }) {
  const { t } = useTranslation('grades');
  const { language } = useLanguage();
  const { conditions } = place;
  const asked = conditions.filter(isRange);
  const [first] = asked;
  const bounds = [
    ...new Set([...(passFrom === null ? [] : [passFrom]), 5000, 6000, 7000, 8000, 9000]),
  ].toSorted((a, b) => a - b);
  const usual = (['below', 'atLeast'] as const).flatMap((is) =>
    bounds.map((value): Range => ({ field: 'total', is, value })),
  );
  const own = asked.filter((one) => usual.every((other) => textOf(other) !== textOf(one)));
  const all = [...usual, ...own];
  return (
    <Chooser
      label={t('range.label')}
      value={first ? textOf(first) : ''}
      choices={[
        { value: '', label: t('range.any') },
        ...all.map((one) => ({
          value: textOf(one),
          label: t(`range.${one.is}`, { percent: formatPercent(one.value, language) }),
        })),
      ]}
      onChoose={(text) => {
        const chosen = all.find((one) => textOf(one) === text) ?? null;
        place.change({ where: whereOf(asking(conditions, isRange, chosen)) });
      }}
    />
  );
}
