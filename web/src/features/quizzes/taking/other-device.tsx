import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = {
  /** The questions by their numbers; none: nothing is said. */
  numbers: readonly number[];
  /** Leads to the first of them. */
  onGo: () => void;
};

/** Says which questions were answered on another device meanwhile: what is shown of them has changed. */
export function OtherDevice({ numbers, onGo }: Props) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const [first] = numbers;
  if (first === undefined) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Notice>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <p>
          {t('news.text', { count: numbers.length, numbers: list.format(numbers.map(String)) })}
        </p>
        <Button size="sm" variant="outline" onClick={onGo}>
          {t('news.see', { number: first })}
        </Button>
      </Flex>
    </Notice>
  );
}
