import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loading } from '#web/components/ui/loading.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { BankView } from '#web/features/banks/bank-view.tsx';
import '#web/features/banks/own/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';

// The forms of all types come with the first question that is opened.
const OwnQuestion = lazy(() => import('./own-questions/own-question.tsx'));

/** The own bank of who teaches, from which the quizzes of all courses that they own may ask; or a question of it. */
export default function OwnQuestionsPage() {
  const { questionId } = useParams();
  const { t } = useTranslation('ownBank');
  const bankId = useTokens()?.userId;
  if (bankId === undefined) return null;
  if (questionId !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <OwnQuestion bankId={bankId} questionId={questionId} />
      </Suspense>
    );
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <BankView
        bankId={bankId}
        addressOf={paths.ownQuestion}
        // Files belong to a course.
        takesFiles={false}
        send={async () => ({ why: t('noFiles') })}
        ways={<TextLink to={paths.manageCourses}>{t('toCourses')}</TextLink>}
      />
    </PageBody>
  );
}
