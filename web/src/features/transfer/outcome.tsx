import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import '#web/lib/i18n/feature-error-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { PlanItemRow } from './plan-item.tsx';
import type { Failure } from './plan/apply-plan.ts';
import type { Plan } from './plan/types.ts';
import type { Unsent } from './use-import.ts';
import './texts.ts';

type Props = {
  failures: Failure[];
  unsent: Unsent[];
  /** null: it is still looked at anew. */
  plan: Plan | null;
  courseId: string;
  onLookAgain: () => void;
};

/** The end of an import: all of it, or what is left and the way to continue. */
export function Outcome({ failures, unsent, plan, courseId, onLookAgain }: Props) {
  const { t } = useTranslation(['transfer', 'errors']);
  const count = failures.length + unsent.length;
  const failed = count > 0;
  return (
    <Box>
      <Notice kind={failed ? 'warning' : 'success'}>
        <Text fontWeight="medium">{failed ? t('doneSome', { count }) : t('done')}</Text>
      </Notice>
      <Box as="ul" listStyleType="none" mt="4">
        {failures.map(({ key, error }) => {
          const item = plan?.items.find((one) => one.key === key);
          const shown = item ?? { key, what: 'order' as const, path: '', title: null, losses: [] };
          return (
            <PlanItemRow
              key={key}
              item={{ ...shown, losses: [], state: 'changed' }}
              chosen={false}
              onChoose={() => undefined}
              failure={t(`errors:${error}`)}
            />
          );
        })}
        {unsent.map(({ path, why }) => (
          <Box as="li" key={path} py="3" borderTopWidth="1px">
            <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
              {path}
            </Text>
            <Text color="fg.error">{why || t('notDrawn')}</Text>
          </Box>
        ))}
      </Box>
      <Flex gap="3" wrap="wrap" mt="6">
        {failed && <Button onClick={onLookAgain}>{t('goOn')}</Button>}
        <ButtonLink to={paths.structure(courseId)} variant={failed ? 'outline' : 'primary'}>
          {t('open')}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
