import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Attempt } from './types.ts';

const minutesOf = (given: Attempt['given']): number =>
  given.reduce((all, { minutes }) => all + minutes, 0);

type Props = {
  given: Attempt['given'];
  /** How many of them were seen. */
  seen: number;
  onSeen: () => void;
  deadline: string | null;
};

/** Where the minutes are said that came and were not seen yet. */
const place = 'given-time';

/** Beside the clock, wherever one is in the attempt: minutes have come, and this leads to why. */
export function GivenTimeLink({ given, seen }: Pick<Props, 'given' | 'seen'>) {
  const { t } = useTranslation('quizzes');
  const fresh = minutesOf(given.slice(seen));
  if (fresh === 0) return null;
  return (
    <Button size="sm" variant="outline" onClick={() => document.getElementById(place)?.focus()}>
      {t('time.more', { count: fresh })}
    </Button>
  );
}

/** The minutes that were given while an attempt runs: what has just come stands out until it was seen, and is said. */
export function GivenTime({ given, seen, onSeen, deadline }: Props) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const wordsOf = ({ minutes, reason }: Props['given'][number]) =>
    t('time.given', { count: minutes, reason });
  const added = useRef<HTMLParagraphElement>(null);
  const fresh = given.slice(seen);
  const until =
    deadline === null ? '' : t('time.until', { when: formatMinute(deadline, language) });
  const sum = minutesOf(given.slice(0, seen));
  const see = () => {
    flushSync(onSeen);
    // The button is gone: whoever goes by the keys stands where its words went.
    added.current?.focus();
  };
  return (
    <>
      <VisuallyHidden role="status">
        {fresh.length > 0 && `${fresh.map(wordsOf).join(' ')} ${until}`}
      </VisuallyHidden>
      {sum > 0 && (
        <Text ref={added} tabIndex={-1} outline="none" color="fg.muted">
          {t('time.added', { count: sum })}
        </Text>
      )}
      {fresh.length > 0 && (
        // The bar with the clock would cover it.
        <Box id={place} tabIndex={-1} outline="none" scrollMarginTop="28">
          <Notice kind="success" silent>
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <div>
                {fresh.map((gift) => (
                  <p key={gift.at}>{wordsOf(gift)}</p>
                ))}
                <p>{until}</p>
              </div>
              <Button size="sm" variant="outline" onClick={see}>
                {t('time.seen')}
              </Button>
            </Flex>
          </Notice>
        </Box>
      )}
    </>
  );
}
