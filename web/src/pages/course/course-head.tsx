import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { ClothBand } from '#web/components/cover/cloth-band.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/course/texts.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

/** The head of a course's page: its own cover, opened wide, with its title on the cloth. */
export function CourseHead({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const { course, teacher } = detail;
  const title = local(course.title);
  const summary = local(course.summary);
  return (
    <ClothBand course={{ category: course.category, title: course.title }}>
      <Box w="full" maxW="6xl" mx="auto" px={{ base: '6', md: '8' }} pt={{ base: '6', md: '8' }}>
        <Box maxW={{ lg: '37rem' }} minH={{ lg: '17rem' }} pb={{ base: '14', lg: '10' }} minW="0">
          <Crumbs
            places={[
              { label: t('catalog.title'), to: paths.courses },
              {
                label: t(`category.${course.category}`),
                to: `${paths.courses}?category=${course.category}`,
              },
            ]}
          />
          <PageHeading
            title={title.text}
            description={summary.text}
            {...(title.lang ? { lang: title.lang } : {})}
            lead={<span lang={summary.lang}>{summary.text}</span>}
          />
          {teacher.name !== '' && (
            <Flex align="center" gap="3" mt="-2">
              <Avatar name={teacher.name} photo={teacher.photo} size="10" />
              <TextLink to={paths.teacher(teacher.userId)} color="fg">
                {t('taughtBy', { name: teacher.name })}
              </TextLink>
            </Flex>
          )}
        </Box>
      </Box>
    </ClothBand>
  );
}
