import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import { PartWords } from '#web/blocks/draft/part-words.tsx';
import type { Files } from '#web/blocks/form/files.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import '#web/components/conflict/texts.ts';
import type { Choice } from '#web/lib/choice.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { schemeOf } from '#web/questions/schemes.ts';
import '#web/questions/texts.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { QuestionDraft } from './question-draft.ts';
import './texts.ts';

/** The words by which forms name the fields of a question; another field is numbered. */
const names = {
  name: 'questionEditor:name',
  tags: 'questionEditor:tags',
  status: 'banks:head.status',
  difficulty: 'banks:head.difficulty',
  points: 'banks:head.points',
  stem: 'questions:form.stem',
  hints: 'questions:form.hints',
  feedback: 'questions:form.general',
  belowZero: 'questions:form.belowZero',
  options: 'questions:form.options',
  shuffle: 'questions:form.shuffle',
  scheme: 'questions:form.scheme',
  accepted: 'questions:form.accepted',
  matchCase: 'questions:form.matchCase',
  matchAccents: 'questions:form.matchAccents',
  pairs: 'questions:form.pairs',
  distractors: 'questions:form.distractors',
  items: 'questions:form.items',
  categories: 'questions:form.categories',
  offersNone: 'questions:form.offersNone',
  several: 'questions:form.several',
  comment: 'questions:form.comment',
  isTrue: 'questions:form.statementIs',
  lines: 'questions:form.lines',
  minWords: 'questions:form.minWords',
  maxWords: 'questions:form.maxWords',
  template: 'questions:form.template',
  guide: 'questions:form.guide',
  sample: 'questions:form.sample',
} as const;
const isNamed = (field: string | undefined): field is keyof typeof names =>
  field !== undefined && field in names;

const isNodes = (value: unknown): value is RichTextNode[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && 'type' in one);

/** All that is written in a part of a question; ids and marks of form are left out. */
function wordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'type' || key.endsWith('Id') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => wordsIn(one, name));
}

type Props = {
  conflict: Merged<QuestionDraft>;
  by: string | null;
  files: Files;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Both versions of each field of a question that was changed twice; everything else is merged. */
export function QuestionConflict({ conflict, by, files, onResolve }: Props) {
  const { t } = useTranslation(['questionEditor', 'banks', 'questions', 'conflict']);
  const { language: own } = useLanguage();
  const say = (field: string | undefined, value: unknown): string => {
    if (field === 'points' && typeof value === 'number') return formatPoints(value, own);
    if (field === 'status') return t(`banks:status.${value as QuestionDraft['status']}`);
    if (field === 'difficulty')
      return t(`banks:difficulty.${(value as QuestionDraft['difficulty']) ?? 'none'}`);
    const scheme = field === 'scheme' && schemeOf(value);
    if (scheme) return t(`questions:scheme.${scheme}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return String(value);
    return wordsIn(value).join(' · ') || t('conflict:nothing');
  };
  const words = (clash: Clash, side: 'mine' | 'theirs') => {
    const path = clash.of === 'field' ? clash.path : [];
    const language = languages.find((one) => path.includes(one));
    const value = clash[side];
    if (language && isNodes(value))
      return <PartWords nodes={value} language={language} files={files} />;
    return (
      <Text lang={language} overflowWrap="anywhere">
        {say(path[0] === 'content' ? path[1] : path[0], value)}
      </Text>
    );
  };
  const nameOf = (clash: Clash) => {
    if (clash.of !== 'field') return undefined;
    const [first, second] = clash.path;
    const field = first === 'content' ? second : first;
    return isNamed(field) ? t(names[field]) : undefined;
  };
  return (
    <ConflictNotice
      by={by}
      places={conflict.clashes.map((clash) => {
        const name = nameOf(clash);
        return {
          key: clash.key,
          ...(name !== undefined && { name }),
          mine: words(clash, 'mine'),
          theirs: words(clash, 'theirs'),
        };
      })}
      onSettle={onResolve}
    />
  );
}
