import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '#web/blocks/quiz/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';
import './texts.ts';

type Props = {
  clock: ServerClock;
  deadline: string;
  /** The time is over. */
  onOver: () => void;
};

/** A long time in minutes: who is about to return to an attempt needs no seconds. */
const rounded = (ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  return seconds > 120 ? Math.floor(seconds / 60) * 60 : seconds;
};

/** The time that an attempt has left, by the server's clock. */
export function Remaining({ clock, deadline, onOver }: Props) {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const [left, setLeft] = useState(() => clock.until(deadline) ?? 0);
  const look = useEffectEvent(() => {
    const next = clock.until(deadline) ?? 0;
    if (next === 0 && left > 0) onOver();
    setLeft(next);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return <>{t('left', { time: formatSpan(rounded(left), language) })}</>;
}
