import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mostQuestionsAsked } from '#shared/blocks/quiz/schema.ts';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import { Loading } from '#web/components/ui/loading.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TabbedForm } from '#web/questions/form/tabbed-form.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { totalsOf } from './sections.ts';
import './texts.ts';
import type { Apart, PickQuestions, Place, Quiz } from './types.ts';
import { useNamedQuestions } from './use-named-questions.ts';
import { useQuizWords } from './use-quiz-words.ts';
import { useTotalWords } from './use-total-words.ts';

const SettingsPanel = lazy(async () => ({
  default: (await import('./settings-panel.tsx')).SettingsPanel,
}));
const TryOut = lazy(async () => ({ default: (await import('./try/try-out.tsx')).TryOut }));

const tabs = ['questions', 'settings', 'try'] as const;

type Props = FormProps<'quiz'> & { place: Place; apart: Apart; pickQuestions: PickQuestions };

/** The workshop of a quiz: its sections and questions, its rules, and a try as learners meet it. */
export function QuizBuilder(props: Props) {
  const { content: quiz, onChange, issues, place, apart, pickQuestions } = props;
  const { t } = useTranslation('quizBuilder');
  const questions = useNamedQuestions(quiz.sections, place.banks);
  const { sentence } = useQuizWords(place.startsOn);
  const totals = totalsOf(quiz.sections);
  const totalWords = useTotalWords();
  const change = (changes: Partial<Quiz>) => onChange({ ...quiz, ...changes });
  return (
    <TabbedForm
      form={props}
      summary={sentence(quiz)}
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        hasTexts: value !== 'try',
        hasBar: value === 'try',
      }))}
      beside={
        <Text fontVariantNumeric="tabular-nums" fontWeight="medium">
          {totalWords(totals)}
        </Text>
      }
      notices={
        <>
          {totals.questions > mostQuestionsAsked && (
            <Notice kind="error">{t('tooMany', { most: mostQuestionsAsked })}</Notice>
          )}
          {totals.questions > 0 && totals.points === 0 && (
            <Notice kind="warning">{t('noPoints')}</Notice>
          )}
        </>
      }
    >
      {(tab) => (
        <>
          {tab === 'questions' && (
            <SectionsPanel
              place={place}
              sections={quiz.sections}
              questions={questions}
              pickQuestions={pickQuestions}
              onChange={(sections) => change({ sections })}
            />
          )}
          {tab === 'settings' && (
            <Suspense fallback={<Loading />}>
              <SettingsPanel
                place={place}
                apart={apart}
                quiz={quiz}
                issues={issues}
                onChange={change}
              />
            </Suspense>
          )}
          {tab === 'try' && (
            <Suspense fallback={<Loading />}>
              <TryOut place={place} quiz={quiz} codeOf={apart.codeOf} />
            </Suspense>
          )}
        </>
      )}
    </TabbedForm>
  );
}
