import { useQuery } from '@tanstack/react-query';
import { Text } from '@chakra-ui/react/text';
import { Trans, useTranslation } from 'react-i18next';
import { inLanguage } from '#shared/schemas/text.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/features/identity/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

const courseAt = /^\/courses\/([0-9A-HJKMNP-TV-Z]{26})(?=[/?#]|$)/;

/** The course that somebody is on the way to while they make an account; nothing where they are not. */
export function OnTheWay({ path }: { path: string }) {
  const courseId = courseAt.exec(path)?.[1];
  return courseId === undefined ? null : <Named courseId={courseId} />;
}

function Named({ courseId }: { courseId: string }) {
  useTranslation('identity');
  const { language } = useLanguage();
  const { data } = useQuery(catalogQueries.get(courseId));
  if (!data) return null;
  const title = inLanguage(data.course.title, language);
  return (
    <Text mb="5" color="fg.muted">
      <Trans
        ns="identity"
        i18nKey="onTheWay"
        values={{ title: title.text }}
        components={{ course: <Text as="strong" lang={title.lang} color="fg" /> }}
      />
    </Text>
  );
}
