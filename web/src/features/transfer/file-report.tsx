import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FateGroup } from '#web/components/ui/fate-group.tsx';
import { LossesList } from './losses-list.tsx';
import { fates, type FileFate } from './plan/types.ts';
import './texts.ts';

/** The rows that are open at once: longer lists wait for somebody to ask. */
const atOnce = 12;

function FileRow({ file }: { file: FileFate }) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const { path, reason, detail = '', losses, becomes, givesOrder } = file;
  const lessons = becomes.filter(({ what }) => what === 'lesson');
  const asked = becomes.filter(({ what }) => what === 'question');
  const [first] = lessons;
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {path}
      </Text>
      {first?.title && (
        <Text textStyle="sm" color="fg.muted">
          {lessons.length > 1
            ? t('becomesMany', { count: lessons.length })
            : t('becomes', { title: local(first.title).text })}
          {lessons.length === 1 &&
            first.parts !== undefined &&
            first.parts > 1 &&
            ` · ${t('parts', { count: first.parts })}`}
        </Text>
      )}
      {asked.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t('becomesQuestions', { count: asked.length })}
        </Text>
      )}
      {givesOrder && (
        <Text textStyle="sm" color="fg.muted">
          {t('givesOrder')}
        </Text>
      )}
      {reason && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {t(`reason.${reason}`, { detail })}
        </Text>
      )}
      {losses.length > 0 && <LossesList losses={losses} />}
    </Box>
  );
}

/** Every file that was chosen, by what becomes of it. */
export function FileReport({ files }: { files: readonly FileFate[] }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const groups = fates
    .toReversed()
    .map((fate) => ({ fate, own: files.filter((one) => one.fate === fate) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} size="lg">
        {t('report')}
      </Heading>
      <Stack gap="2" mt="2">
        {groups.map(({ fate, own }) => (
          <FateGroup
            key={fate}
            label={t(`fate.count.${fate}`, { count: own.length })}
            lead={t(`fate.lead.${fate}`, { count: own.length })}
            open={fate !== 'kept' && own.length <= atOnce}
          >
            {own.map((file) => (
              <FileRow key={file.path} file={file} />
            ))}
          </FateGroup>
        ))}
      </Stack>
    </section>
  );
}
