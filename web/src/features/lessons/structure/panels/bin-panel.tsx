import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useOutlineContext } from '../outline-context.ts';
import '../texts.ts';

const dayMs = 86_400_000;
/** The days for which the trash keeps something (decision 0040). */
const kept = 30;

/** Lists what is in the trash, until when it can be restored, and the way to do that. */
export function BinPanel() {
  const { t } = useTranslation(['structure', 'blocks']);
  const { local, language } = useLanguage();
  const { course, commands } = useOutlineContext();
  const inside = new Map(course.modules.map((module) => [module.moduleId, module]));
  const rows = [
    ...course.modules.map((row) => ({ ...row, id: row.moduleId, from: null })),
    ...course.blocks.map((row) => ({ ...row, id: row.blockId, from: inside.get(row.moduleId) })),
  ]
    .flatMap((row) => (row.binnedAt === null ? [] : [{ ...row, binnedAt: row.binnedAt }]))
    .toSorted((one, other) => other.binnedAt.localeCompare(one.binnedAt));
  if (rows.length === 0) return <EmptyState title={t('bin.empty')} text={t('bin.emptyText')} />;
  return (
    <Flex as="ul" direction="column" listStyleType="none">
      {rows.map(({ id, title, from, binnedAt, ...row }) => {
        const name = local(title);
        const gone = new Date(Date.parse(binnedAt) + kept * dayMs).toISOString();
        const kind = 'kind' in row ? row.kind : 'module';
        return (
          <Flex as="li" key={id} gap="3" py="3" align="center" borderBottomWidth="1px">
            <div style={{ flex: 1, minWidth: 0 }}>
              <Text fontWeight="medium" lang={name.lang} overflowWrap="anywhere">
                {name.text}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {t(`blocks:kind.${kind}`)}
                {from && ` · ${t('bin.from', { title: local(from.title).text })}`} ·{' '}
                {t('bin.until', { date: formatDate(gone, language) })}
              </Text>
            </div>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('bin.restoreOf', { title: name.text })}
              onClick={() => void commands.all('restore', [id])}
            >
              {t('do.restore')}
            </Button>
          </Flex>
        );
      })}
    </Flex>
  );
}
