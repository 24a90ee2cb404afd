import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { QuestionEditor } from '#web/features/banks/editor/question-editor.tsx';
import '#web/features/banks/editor/texts.ts';
import '#web/features/banks/own/texts.ts';
import { paths } from '#web/lib/paths.ts';

type Props = { bankId: string; questionId: string };

/** A question of one's own bank. Files belong to a course, and this bank to none. */
export default function OwnQuestion({ bankId, questionId }: Props) {
  const [params] = useSearchParams();
  const { t } = useTranslation(['ownBank', 'questionEditor']);
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <PageBody>
      <Crumbs places={[{ label: t('title'), to: `${paths.ownQuestions}?${params}` }]} />
      <PageHeading title={t('questionEditor:title')} of={t('title')} />
      <QuestionEditor
        bankId={bankId}
        questionId={questionId}
        pickMedia={async () => {
          setAsked(true);
          return undefined;
        }}
        addressOf={paths.ownQuestion}
      />
      {asked && (
        <Modal reads title={t('filesTitle')} onClose={close}>
          <Text mb="5">{t('filesText')}</Text>
          <Button onClick={close}>{t('understood')}</Button>
        </Modal>
      )}
    </PageBody>
  );
}
