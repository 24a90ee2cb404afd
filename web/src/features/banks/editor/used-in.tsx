import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import type { Question } from '../types.ts';
import './texts.ts';

/** The quizzes that ask a question, each with the version that it takes. */
export function UsedIn({ question: { usedIn, contentVersion } }: { question: Question }) {
  const { t } = useTranslation('questionEditor');
  const { local } = useLanguage();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t('usedIn.title')}
      </Heading>
      {usedIn.length === 0 && <Text color="fg.muted">{t('usedIn.none')}</Text>}
      <ul>
        {usedIn.map(({ quizId, title, by, version, isBinned }) => {
          const name = local(title);
          return (
            <li key={quizId}>
              {isBinned ? (
                <span lang={name.lang}>{name.text}</span>
              ) : (
                <TextLink to={paths.quizBuilder(quizId)} lang={name.lang}>
                  {name.text}
                </TextLink>
              )}
              {by === 'draw' && ` · ${t('usedIn.drawn')}`}
              {version !== null && version !== contentVersion && ` · ${t('usedIn.older')}`}
              {isBinned && ` · ${t('usedIn.binned')}`}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
