import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/features/rosters/texts.ts';
import { paths } from '#web/lib/paths.ts';

const places = [
  { name: 'enrolled', to: paths.courseEnrollments },
  { name: 'groups', to: paths.courseGroups },
] as const;

type Props = { courseId: string; at: (typeof places)[number]['name'] };

/** The two sides of a course's people: who is in it, and in which groups. */
export function PeoplePlaces({ courseId, at }: Props) {
  const { t } = useTranslation('rosters');
  return (
    <Flex as="nav" aria-label={t('places.label')} gap="6" mb="6" wrap="wrap">
      {places.map(({ name, to }) => (
        <TextLink
          key={name}
          to={to(courseId)}
          {...(name === at && { 'aria-current': 'page' as const, fontWeight: 'semibold' })}
        >
          {t(`places.${name}`)}
        </TextLink>
      ))}
    </Flex>
  );
}
