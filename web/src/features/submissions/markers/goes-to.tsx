import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import { markerQueries } from './queries.ts';

type Props = { courseId: string; userIds: readonly string[] };

/** The markers to whom some work goes. */
function Names({ courseId, userIds }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const { data } = useQuery({ ...markerQueries.list(courseId), staleTime: Infinity });
  const names = data?.items.flatMap(({ userId, name }) =>
    userIds.includes(userId) ? [name || t('nameless')] : [],
  );
  if (!names?.length) return null;
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <Text textStyle="sm" color="fg.muted" fontWeight="normal">
      {t('goesTo', { names: listed })}
    </Text>
  );
}

/** To whom some work goes; nothing where it is who teaches the course. */
export const GoesTo = (props: Props) => (props.userIds.length === 0 ? null : <Names {...props} />);
