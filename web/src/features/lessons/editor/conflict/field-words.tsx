import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { useStore } from '#web/lib/use-store.ts';
import '#web/blocks/form/texts.ts';
import '#web/components/conflict/texts.ts';

/** Fields without a name for people: the kind itself, and a text, which is compared by paragraph. */
const nameless = ['kind', 'body'] as const;

type FieldsOf<Content> = Content extends unknown ? keyof Content : never;
/** The fields of all kinds of blocks; one without its name in the texts does not compile. */
type FieldName = Exclude<FieldsOf<BlockContent>, (typeof nameless)[number]>;

const nameOf = (field: string | undefined): FieldName | undefined =>
  nameless.some((one) => one === field) ? undefined : (field as FieldName | undefined);

/** What stands behind a name for programs, and the parts of what a result shows. */
const valueNames = [
  'best',
  'last',
  'first',
  'average',
  'shorten',
  'letFinish',
  'earned',
  'most',
  'whenMarked',
  'at',
  'byHand',
  'audio',
  'video',
  'either',
  'points',
  'rubric',
] as const;
const partNames = [
  'afterSubmit',
  'afterClose',
  'score',
  'answers',
  'verdicts',
  'feedback',
  'key',
] as const;
/** The fields that hold such names; what people wrote is never taken for one. */
const named = ['counts', 'closing'];
/** The parts of fields that do. */
const namedParts = ['by', 'of', 'rule', 'as'];
/** The parts of fields that are points. */
const inPoints = ['points', 'most'];

type Props = { path: readonly string[]; value: unknown; files: Files };

/** The value of one field of a block, with its name. */
export function FieldWords({ path, value, files }: Props) {
  const { t, i18n } = useTranslation(['lessons', 'conflict']);
  const known = useStore(files);
  const name = nameOf(path[0]);
  const language = languages.find((one) => path.slice(1).includes(one));
  const parts = path.slice(1).flatMap((step) => partNames.filter((part) => part === step));
  const sayOne = (one: unknown, key = path.at(-1) ?? ''): string => {
    if (typeof one === 'boolean') return t(one ? 'value.yes' : 'value.no');
    const value = valueNames.find((known) => known === one);
    const isNamed = path.length === 1 && named.includes(key);
    if (value && (isNamed || namedParts.includes(key))) return t(`value.${value}`);
    if (one === null || one === undefined || one === '') return t('conflict:nothing');
    if (Array.isArray(one))
      return one.length === 0 ? t('conflict:nothing') : one.map((part) => sayOne(part)).join(' · ');
    if (typeof one === 'object')
      return Object.entries(one)
        .flatMap(([key, part]) => (key.endsWith('Id') || key === 'kind' ? [] : [sayOne(part, key)]))
        .join(' ');
    const words = typeof one === 'string' || typeof one === 'number' ? String(one) : '';
    if (key === 'day' && typeof one === 'number') return String(one + 1);
    if (inPoints.includes(key) && path[0] !== 'handIn' && typeof one === 'number')
      return new Intl.NumberFormat(i18n.resolvedLanguage, { maximumFractionDigits: 4 }).format(
        one / 10_000,
      );
    return known.get(words)?.fileName ?? words;
  };
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {[name && t(`field.${name}`), ...parts.map((part) => t(`shownPart.${part}`))]
          .filter((one) => one !== undefined)
          .join(' · ')}
        {language && ` · ${t(`language.${language}`)}`}
      </Text>
      <Text lang={language} whiteSpace="pre-wrap" overflowWrap="anywhere">
        {sayOne(value)}
      </Text>
    </>
  );
}
