import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { paths } from '#web/lib/paths.ts';
import { PlanItemRow } from './plan-item.tsx';
import type { Failure } from './plan/apply-plan.ts';
import type { Plan } from './plan/types.ts';
import './texts.ts';

type Props = { failures: Failure[]; plan: Plan; courseId: string; onLookAgain: () => void };

/** How bringing files in ended: all of it, or what is left and the way to go on. */
export function Outcome({ failures, plan, courseId, onLookAgain }: Props) {
  const { t } = useTranslation(['transfer', 'errors']);
  const failed = failures.length > 0;
  return (
    <Box>
      <Notice kind={failed ? 'warning' : 'success'}>
        <Text fontWeight="medium">
          {failed ? t('doneSome', { count: failures.length }) : t('done')}
        </Text>
      </Notice>
      <Box as="ul" listStyleType="none" mt="4">
        {failures.map(({ key, error }) => {
          const item = plan.items.find((one) => one.key === key);
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
      </Box>
      <Flex gap="3" wrap="wrap" mt="6">
        {failed && <Button onClick={onLookAgain}>{t('goOn')}</Button>}
        <ButtonLink to={paths.course(courseId)} variant={failed ? 'outline' : 'primary'}>
          {t('open')}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
