import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type QuestionType, questionTypes } from '#shared/questions/question-types.ts';
import { Modal } from '#web/components/ui/modal.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { newContent } from '#web/questions/beginnings.ts';
import '../editor/texts.ts';
import { bankQueries } from '../queries.ts';
import '../texts.ts';

const Type = chakra('button', {
  base: {
    w: 'full',
    h: 'full',
    p: '4',
    textAlign: 'start',
    borderWidth: '1px',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { opacity: '0.6', cursor: 'default' },
  },
});

type Props = {
  bankId: string;
  addressOf: (questionId: string) => string;
  /** Whether its questions may have files. */
  takesFiles: boolean;
  onClose: () => void;
};

/** The type whose questions are nothing without a picture. */
const asksPicture: QuestionType = 'hotspot';

/** Asks for the type of a new question, makes it and opens it. */
export function NewQuestionDialog({ bankId, addressOf, takesFiles, onClose }: Props) {
  const { t } = useTranslation(['questionEditor', 'banks', 'errors']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const write = useWrite('banks.createQuestions', {
    meta: { invalidates: [bankQueries.all], handles: 'all' },
    onSuccess: ({ questions: [made] }) => {
      if (made) void navigate(addressOf(made.questionId));
    },
  });
  const make = (type: QuestionType) => {
    const content = newContent(type, language);
    write.mutate({ params: { bankId }, body: { questions: [{ content }] } });
  };
  const types = questionTypes.filter((type) => takesFiles || type !== asksPicture);
  return (
    <Modal place="wide" title={t('new.title')} onClose={onClose}>
      {write.error && (
        <Text role="alert" color="fg.error" mb="4">
          {t(`errors:${errorKey(write.error)}`)}
        </Text>
      )}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        gap="3"
      >
        {types.map((type) => (
          <li key={type}>
            <Type type="button" disabled={write.isPending} onClick={() => make(type)}>
              <chakra.span display="block" fontWeight="semibold">
                {t(`banks:type.${type}`)}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {t(`new.about.${type}`)}
              </chakra.span>
            </Type>
          </li>
        ))}
      </chakra.ul>
      {!takesFiles && (
        <Text textStyle="sm" color="fg.muted" mt="4">
          {t('new.pictureElsewhere', { type: t(`banks:type.${asksPicture}`) })}
        </Text>
      )}
    </Modal>
  );
}
