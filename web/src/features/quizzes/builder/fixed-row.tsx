import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { nameOf } from '#web/questions/question-words.ts';
import { SlotFrame, type SlotWays } from './slot-frame.tsx';
import './texts.ts';
import type { FixedSlot, QuestionRow } from './types.ts';
import { isOlderIn } from './use-pinned-stems.ts';

const Fault = chakra('p', { base: { color: 'fg.warning', textStyle: 'sm' } });

type Props = SlotWays & {
  courseId: string;
  slot: FixedSlot;
  numbers: string;
  /** undefined: it is not known yet; null: its bank does not have it. */
  row: QuestionRow | null | undefined;
  /** The first words of the version that is kept to; undefined: the row has them, or they are not known yet. */
  stem: QuestionRow['stem'] | undefined;
  repeated: boolean;
  onVersion: (version: number | null) => void;
};

/** A question that is always asked: which one, in which version, and what is wrong with that. */
export function FixedRow({ courseId, slot, row, stem, repeated, onVersion, ...frame }: Props) {
  const { t } = useTranslation(['quizBuilder', 'banks']);
  const { language } = useLanguage();
  if (row === undefined)
    return (
      <SlotFrame slot={slot} name={t('loading')} {...frame}>
        <Skeleton h="5" mt="2" maxW="18rem" />
      </SlotFrame>
    );
  if (row === null)
    return (
      <SlotFrame slot={slot} name={t('gone')} {...frame}>
        <chakra.p pt="1.5">{t('gone')}</chakra.p>
        <Fault>{t('goneText')}</Fault>
      </SlotFrame>
    );
  const name = nameOf({ ...row, ...(stem && { stem }) }, language) || t('banks:unnamed');
  const { contentVersion } = row;
  const { version } = slot;
  const versions = [...new Set([contentVersion, ...(version === null ? [] : [version])])];
  const isOfCourse = slot.bankId === courseId;
  return (
    <SlotFrame slot={slot} name={name} {...frame}>
      <chakra.p pt="1.5" overflowWrap="anywhere" fontWeight="medium">
        <TextLink
          to={
            isOfCourse
              ? paths.courseQuestion(courseId, row.questionId)
              : paths.ownQuestion(row.questionId)
          }
        >
          {name}
        </TextLink>
      </chakra.p>
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" color="fg.muted" textStyle="sm">
        <span>{t(`banks:type.${row.type}`)}</span>
        {!isOfCourse && <span>{t('ownBank')}</span>}
        {row.tags.length > 0 && <span>{row.tags.join(' · ')}</span>}
        <NativeSelect
          place={{ w: 'auto', size: 'sm' }}
          aria-label={t('versionOf', { name })}
          value={version === null ? 'latest' : String(version)}
          onChange={({ target }) =>
            onVersion(target.value === 'latest' ? null : Number(target.value))
          }
        >
          <option value="latest">{t('follows', { version: contentVersion })}</option>
          {versions.map((one) => (
            <option key={one} value={one}>
              {t('pinned', { version: one })}
            </option>
          ))}
        </NativeSelect>
      </Flex>
      {row.binnedAt !== null && <Fault>{t('isBinned')}</Fault>}
      {row.binnedAt === null && row.status === 'draft' && <Fault>{t('isDraft')}</Fault>}
      {row.status === 'retired' && <Fault>{t('isRetired')}</Fault>}
      {isOlderIn(slot, row) && <Fault>{t('isOlder')}</Fault>}
      {repeated && <Fault>{t('isRepeated')}</Fault>}
    </SlotFrame>
  );
}
