import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mostQuestionsAsked } from '#shared/blocks/quiz/schema.ts';
import type { Language } from '#shared/policies/languages.ts';
import { BarEnd } from '#web/blocks/form/bar-end.ts';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import { Loading } from '#web/components/ui/loading.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TabList } from '#web/components/ui/tab-list.tsx';
import { FormScopeProvider } from '#web/questions/form/form-scope.ts';
import { LanguageChoice } from '#web/questions/language-choice.tsx';
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
  const {
    content: quiz,
    onChange,
    files,
    pickMedia,
    issues,
    language,
    place,
    apart,
    pickQuestions,
  } = props;
  const { t } = useTranslation('quizBuilder');
  const id = useId();
  const saving = useContext(BarEnd);
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'questions';
  const [shown, setShown] = useState<readonly Language[]>([language]);
  const [active, setActive] = useState<string | null>(null);
  const questions = useNamedQuestions(quiz.sections, place.banks);
  const { sentence } = useQuizWords(place.startsOn);
  const totals = totalsOf(quiz.sections);
  const totalWords = useTotalWords();
  const change = (changes: Partial<Quiz>) => onChange({ ...quiz, ...changes });
  return (
    <FormScopeProvider
      value={{
        files,
        pickMedia,
        issues,
        findings: [],
        languages: shown,
        active,
        onActivate: setActive,
      }}
    >
      <Flex direction="column" gap="2">
        <Text maxW="70ch" data-summary>
          {sentence(quiz)}
        </Text>
        <Flex
          top="0"
          // On a low screen it would cover what is written.
          css={{ '@media (min-height: 40rem)': { position: 'sticky' } }}
          zIndex="docked"
          bg="bg"
          pt="2"
          columnGap="4"
          align="center"
          wrap="wrap"
          borderBottomWidth="1px"
        >
          <TabList
            id={id}
            label={t('tabs.label')}
            tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onChange={(next) =>
              setParams(next === 'questions' ? {} : { tab: next }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          <Text fontVariantNumeric="tabular-nums" fontWeight="medium">
            {totalWords(totals)}
          </Text>
          {saving}
        </Flex>
        {totals.questions > mostQuestionsAsked && (
          <Notice kind="error">{t('tooMany', { most: mostQuestionsAsked })}</Notice>
        )}
        {totals.questions > 0 && totals.points === 0 && (
          <Notice kind="warning">{t('noPoints')}</Notice>
        )}
        <chakra.div id={`${id}panel`} role="tabpanel" aria-labelledby={id + tab} pt="4">
          {tab !== 'try' && (
            <chakra.div mb="5">
              <LanguageChoice value={shown} onChange={setShown} />
            </chakra.div>
          )}
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
              <TryOut place={place} quiz={quiz} />
            </Suspense>
          )}
        </chakra.div>
      </Flex>
    </FormScopeProvider>
  );
}
