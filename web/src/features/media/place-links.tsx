import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import type { MediaPlace } from './types.ts';

/** The places where a file is used, each with the way to it. */
export function PlaceLinks({ courseId, places }: { courseId: string; places: MediaPlace[] }) {
  const { t } = useTranslation('media');
  const { local } = useLanguage();
  return (
    <chakra.ul listStyleType="none" display="inline-flex" flexWrap="wrap" columnGap="3">
      {places.map((place) => {
        if (place.place === 'cover')
          return (
            <li key="cover">
              <TextLink to={paths.editCourse(courseId)}>{t('row.cover')}</TextLink>
            </li>
          );
        if (place.place === 'questions')
          return <li key="questions">{t('row.questions', { count: place.questions })}</li>;
        const title = local(place.title);
        return (
          <li key={place.blockId} lang={title.lang}>
            {place.binned ? (
              t('row.inBin', { title: title.text })
            ) : (
              <TextLink to={paths.content(courseId, place.moduleId, place.blockId)}>
                {title.text}
              </TextLink>
            )}
          </li>
        );
      })}
    </chakra.ul>
  );
}
