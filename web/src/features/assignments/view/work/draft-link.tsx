import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpsAddress } from '#shared/blocks/https-address.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import '../../texts.ts';

/** Whether an address can be handed in. */
export const isLink = (typed: string): boolean => httpsAddress.safeParse(typed).success;

type Props = {
  link: string | null;
  /** Hears of each address that can be handed in, and of none; of what is no address yet, undefined. */
  onChange: (link: string | null | undefined) => void;
};

/** The address that is handed in. What is typed stays, also while it is no address yet. */
export function DraftLink({ link, onChange }: Props) {
  const { t } = useTranslation('assignments');
  const [typed, setTyped] = useState(link ?? '');
  const [seen, setSeen] = useState(link);
  // It came from another device, or from the writer's choice between two.
  if (link !== seen) {
    setSeen(link);
    if (link !== null || isLink(typed)) setTyped(link ?? '');
  }
  const isWrong = typed !== '' && !isLink(typed);
  return (
    <ValueField
      label={t('work.link')}
      hint={t('work.linkHint')}
      value={typed}
      error={isWrong ? t('work.linkWrong') : undefined}
      input={{ type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' }}
      onChange={(next) => {
        const trimmed = next.trim();
        setTyped(trimmed);
        const told = trimmed === '' ? null : isLink(trimmed) ? trimmed : undefined;
        if (told !== undefined) setSeen(told);
        onChange(told);
      }}
    />
  );
}
