import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '#web/blocks/quiz/format.ts';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';

/** Hours, minutes and seconds, as clocks show them. */
function asClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = two(Math.floor((seconds % 3600) / 60));
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${minutes}:${two(seconds % 60)}`;
}

/** The times left at which somebody is told, in milliseconds: a quarter of the whole, five minutes, one. */
const marksOf = (whole: number) =>
  [whole / 4, 300_000, 60_000].filter((mark) => mark < whole).toSorted((a, b) => a - b);

/** So long it is seen that somebody was told, milliseconds. */
const seenFor = 20_000;

type Props = {
  clock: ServerClock;
  startedAt: string;
  deadline: string;
  /** The time is over. */
  onOver: () => void;
};

/** The time that is left by the server's clock; it can be hidden, and is said at a few moments only. */
export function TimeLeft({ clock, startedAt, deadline, onOver }: Props) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const [left, setLeft] = useState(() => clock.until(deadline) ?? 0);
  const [hidden, setHidden] = useState(false);
  const [said, setSaid] = useState({ text: '', at: 0 });
  const whole = Date.parse(deadline) - Date.parse(startedAt);
  const look = useEffectEvent(() => {
    const next = clock.until(deadline) ?? 0;
    const passed = marksOf(whole).find((mark) => next <= mark && left > mark);
    if (passed !== undefined && next > 0)
      setSaid({
        text: t('time.left', { time: formatSpan(Math.ceil(next / 1000), language) }),
        at: next,
      });
    setLeft(next);
    if (next === 0) onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  // The end is asked for at once, but a device without a connection learns nothing of it.
  const isOver = left === 0;
  const isShort = left <= Math.min(300_000, whole / 4);
  // Minutes may have been given since.
  const isSeen = left <= said.at && said.at - left < seenFor;
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {!hidden && (
        <Text
          role="timer"
          aria-label={t('time.label')}
          fontVariantNumeric="tabular-nums"
          fontWeight="semibold"
          {...(isShort && { color: 'fg.error' })}
        >
          {asClock(left)}
        </Text>
      )}
      <Button size="sm" variant="quiet" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
        {t(hidden ? 'time.show' : 'time.hide')}
      </Button>
      <Text
        role="status"
        textStyle="sm"
        color="fg.error"
        fontWeight="semibold"
        srOnly={!isOver && !isSeen}
      >
        {isOver ? t('time.over') : said.text}
      </Text>
    </Flex>
  );
}
