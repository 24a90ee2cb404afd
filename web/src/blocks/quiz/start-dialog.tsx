import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ErrorKey } from '#web/lib/error-key.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatSpan } from './format.ts';
import type { QuizPage } from './quiz-facts.tsx';
import './texts.ts';

type Props = {
  quiz: QuizPage;
  pending: boolean;
  /** Why the last start was refused. */
  refused: ErrorKey | null;
  onStart: (code: string | undefined) => void;
  onClose: () => void;
};

const ofTheCode = ['access_code_required', 'access_code_wrong'] as const;

/** The last word before the clock starts: how long there is, and the code where one is asked for. */
export default function StartDialog({ quiz, pending, refused, onStart, onClose }: Props) {
  const { t } = useTranslation(['quizzes', 'errors']);
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { seconds } = quiz.time;
  const ofCode = ofTheCode.find((one) => one === refused);
  const wrong = isMissing ? 'access_code_required' : ofCode;
  const begin = () => {
    const typed = code.trim();
    setMissing(quiz.needsCode && typed === '');
    if (quiz.needsCode && typed === '') return;
    onStart(quiz.needsCode ? typed : undefined);
  };
  return (
    <Modal title={t('start.title')} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <div>
          <p>
            {seconds === null
              ? t('start.noLimit')
              : t('start.limit', { time: formatSpan(seconds, language) })}
          </p>
          {!quiz.back && <p>{t('question.noBack')}</p>}
        </div>
        {refused && !ofCode && <Notice kind="error">{t(`errors:${refused}`)}</Notice>}
        {quiz.needsCode && (
          <Labelled
            label={t('start.code.label')}
            hint={t('start.code.hint')}
            error={wrong && t(`errors:${wrong}`)}
            required
          >
            <Input
              size="lg"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setMissing(false);
              }}
            />
          </Labelled>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" disabled={pending}>
            {t('start.now')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('start.later')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
