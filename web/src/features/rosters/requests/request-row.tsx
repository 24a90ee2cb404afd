import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByAnswering } from '../queries.ts';
import '../texts.ts';
import type { EnrollmentRequest } from '../types.ts';

/** Somebody who asks to come in, with their words, and the two answers. */
export function RequestRow({ request }: { request: EnrollmentRequest }) {
  const { t } = useTranslation('rosters');
  const { language, local } = useLanguage();
  const { courseId, userId, name, message, priced, requestedAt } = request;
  const title = local(request.title);
  const decide = useWrite('rosters.decide', {
    meta: { invalidates: touchedByAnswering, success: t('requests.decided') },
  });
  const answer = (decision: 'admit' | 'decline') =>
    decide.mutate({ params: { courseId }, body: { userIds: [userId], decision } });
  return (
    <Flex wrap="wrap" gap="4" align="center" justify="space-between">
      <Box minW="0" flex="1 1 20rem">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" textStyle="sm">
          <span lang={title.lang}>{title.text}</span> · {formatDate(requestedAt, language)}
        </Text>
        {message !== '' && (
          <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
            {message}
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        {priced && (
          <ButtonLink
            size="sm"
            variant="outline"
            to={`${paths.courseEnrollments(courseId)}?state=requested`}
            aria-label={t('requests.paymentOf', { name })}
          >
            {t('requests.payment')}
          </ButtonLink>
        )}
        {(priced ? (['decline'] as const) : (['admit', 'decline'] as const)).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'admit' ? 'success' : 'outline'}
            size="sm"
            disabled={decide.isPending}
            aria-label={t(`requests.${decision}Of`, { name })}
            onClick={() => answer(decision)}
          >
            {t(`requests.${decision}`)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
