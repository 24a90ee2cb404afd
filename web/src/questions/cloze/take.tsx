import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { AskedOf, GivenOf } from '#shared/schemas/questions.ts';
import { Input } from '#web/components/form/input.tsx';
import { Select } from '#web/components/form/select.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { NumberInput } from '../numbers/number-input.tsx';
import { AskedFrame } from '../take/asked-frame.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { Written } from '../written.tsx';
import { gapOrder } from './gap-order.ts';
import { gapsIn } from './gaps-in.tsx';

type AskedGap = AskedOf<'cloze'>['gaps'][number];
type GivenGap = GivenOf<'cloze'>['gaps'][number];

const isEmpty = (gap: GivenGap) => {
  if (gap.type === 'singleChoice') return gap.choice === '';
  return gap.type === 'shortText' ? gap.text === '' : gap.number === '' && gap.unit === '';
};

/** A text with gaps, each a field within it. */
export function ClozeTake({ asked, given, onChange }: TakeProps<'cloze'>) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const order = gapOrder(asked, language);
  const change = (gap: GivenGap) => {
    const others = (given?.gaps ?? []).filter(({ gapId }) => gapId !== gap.gapId);
    const gaps = isEmpty(gap) ? others : [...others, gap];
    onChange(gaps.length === 0 ? null : { type: 'cloze', gaps });
  };
  const drawGap = (gapId: number) => {
    const gap = asked.gaps.find((one) => one.gapId === gapId);
    return (
      gap && (
        <GapField
          gap={gap}
          label={t('take.gap', { place: order.indexOf(gapId) + 1, count: order.length })}
          given={given?.gaps.find((one) => one.gapId === gapId)}
          onChange={change}
        />
      )
    );
  };
  return (
    <AskedFrame
      asked={asked}
      legend={t('take.fill')}
      stem={
        // Lines that hold fields stand further apart.
        <chakra.div css={{ '& p, & li, & td': { lineHeight: '2.6' } }}>
          <Written text={asked.stem} drawWords={gapsIn(drawGap)} />
        </chakra.div>
      }
    />
  );
}

const inText = { display: 'inline-block', verticalAlign: 'baseline', maxW: 'full' } as const;

type GapProps = {
  gap: AskedGap;
  /** "Gap 2 of 5". */
  label: string;
  given: GivenGap | undefined;
  onChange: (gap: GivenGap) => void;
};

function GapField({ gap, label, given, onChange }: GapProps) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const { gapId } = gap;
  if (gap.type === 'singleChoice')
    return (
      <Select
        {...inText}
        w="auto"
        aria-label={label}
        value={given?.type === 'singleChoice' ? given.choice : ''}
        onChange={({ target }) => onChange({ type: 'singleChoice', gapId, choice: target.value })}
      >
        <option value="">{t('take.choose')}</option>
        {gap.options.map(({ id, text }) => {
          const words = local(text);
          return (
            <option key={id} value={id} lang={words.lang}>
              {words.text}
            </option>
          );
        })}
      </Select>
    );
  if (gap.type === 'shortText')
    return (
      <Input
        {...inText}
        w="12rem"
        aria-label={label}
        autoComplete="off"
        maxLength={500}
        value={given?.type === 'shortText' ? given.text : ''}
        onChange={({ target }) => onChange({ type: 'shortText', gapId, text: target.value })}
      />
    );
  const { number, unit } = given?.type === 'numeric' ? given : { number: '', unit: '' };
  const change = (next: { number?: string; unit?: string }) =>
    onChange({ type: 'numeric', gapId, number, unit, ...next });
  return (
    <>
      {/* What is said of the number stands beneath it; the text goes on at the height of the field. */}
      <chakra.span {...inText} display="inline-flex" flexDirection="column" w="8rem">
        <NumberInput
          aria-label={label}
          saysNone
          maxLength={60}
          autoComplete="off"
          value={number}
          onChange={(next) => change({ number: next })}
        />
      </chakra.span>
      {gap.asksUnit && (
        <>
          {' '}
          <Input
            {...inText}
            w="5rem"
            aria-label={t('take.gapUnit', { gap: label })}
            placeholder={t('take.unit')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={30}
            value={unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </>
      )}
    </>
  );
}
