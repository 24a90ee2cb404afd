import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { markingOf } from '#shared/questions/registry.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import type { Question } from '../types.ts';
import './texts.ts';

/**
 * The quizzes that ask a question, each with the version that it takes. What was scored keeps the key that it was scored
 * by: whoever corrects one is told so, and led to where attempts are regraded.
 */
export function UsedIn({ question }: { question: Question }) {
  const { questionId, usedIn, content, contentVersion, figures } = question;
  const isScored = markingOf(content.type) === 'automatic' && figures.scored > 0;
  const { t } = useTranslation('questionEditor');
  const { local } = useLanguage();
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {t('usedIn.title')}
      </Heading>
      {usedIn.length === 0 && <Text color="fg.muted">{t('usedIn.none')}</Text>}
      {isScored && usedIn.length > 0 && <Text mb="2">{t('usedIn.keeps')}</Text>}
      <ul>
        {usedIn.map(({ courseId, quizId, title, by, version, isBinned }) => {
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
              {isScored && !isBinned && (
                <>
                  {' · '}
                  <TextLink
                    to={reviewPath({
                      course: courseId,
                      quiz: quizId,
                      view: 'analysis',
                      regrade: questionId,
                    })}
                  >
                    {t('usedIn.regrade')}
                  </TextLink>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
