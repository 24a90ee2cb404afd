import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Outcome as Came } from './bring-in.ts';
import type { Ahead } from './gathered.ts';
import { QuestionRow } from './question-row.tsx';
import './texts.ts';
import { titleOf } from './title-of.ts';

type Props = {
  outcome: Came;
  onGoOn: (questions: readonly Ahead[]) => void;
  onShow: () => void;
};

/** The end of an import: all of it, or what is left, why, and the way to go on. */
export function Outcome({ outcome, onGoOn, onShow }: Props) {
  const { t } = useTranslation(['questionFiles', 'errors']);
  const { language } = useLanguage();
  const { created, there, held, left, error } = outcome;
  const rest = [...left, ...held.map(({ question }) => question)];
  return (
    <Stack gap="4">
      <Notice kind={rest.length > 0 ? 'warning' : 'success'}>
        <Text fontWeight="medium">{t('over.created', { count: created })}</Text>
        {there > 0 && <Text>{t('over.there', { count: there })}</Text>}
        {rest.length > 0 && <Text>{t('over.left', { count: rest.length })}</Text>}
        {error !== null && <Text>{t(`errors:${error}`)}</Text>}
      </Notice>
      {held.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={t('over.held')}>
          {held.map(({ question, why }) => {
            const title = titleOf(question, language);
            return (
              <QuestionRow
                key={question.source}
                title={title.text}
                lang={title.lang}
                place={question.place}
                fileName={question.fileName}
              >
                <Text textStyle="sm" color="fg.error">
                  {t('over.picture', { why })}
                </Text>
              </QuestionRow>
            );
          })}
        </Box>
      )}
      <Flex gap="3" wrap="wrap">
        {rest.length > 0 && (
          <Button onClick={() => onGoOn(rest)}>{t('over.goOn', { count: rest.length })}</Button>
        )}
        <Button variant={rest.length > 0 ? 'outline' : 'primary'} onClick={onShow}>
          {t('over.close')}
        </Button>
      </Flex>
    </Stack>
  );
}
