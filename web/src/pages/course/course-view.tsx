import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '#web/components/ui/icon.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { CourseOutline } from '#web/features/catalog/detail/course-outline.tsx';
import { Needs } from '#web/features/catalog/detail/needs.tsx';
import { useCourseWords } from '#web/course/use-course-words.ts';
import '#web/course/texts.ts';
import type { CourseDetail, OutlineBlock } from '#web/course/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseColumns } from './course-columns.tsx';
import { CourseHead } from './course-head.tsx';
import { EnrollCard } from './enroll-card.tsx';

const PreviewLesson = lazy(() => import('./preview-lesson.tsx'));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="12" _first={{ mt: '0' }}>
      <Heading as="h2" size="2xl" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** A course as somebody sees it who may or may not take it. */
export function CourseView({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const { contents } = useCourseWords();
  const [params, setParams] = useSearchParams();
  const { course, teacher, cover, outline, can, enrollment } = detail;
  const description = local(course.description);
  const blocks = outline.flatMap((module) => module.blocks);
  const shown = blocks.find(({ blockId, preview }) => preview && blockId === params.get('preview'));
  const linkOf = ({ blockId, moduleId, preview }: OutlineBlock) => {
    if (can.learn) return { to: paths.content(course.courseId, moduleId, blockId), preview: false };
    return preview ? { to: `?preview=${blockId}`, preview: true } : null;
  };
  return (
    <>
      <CourseHead detail={detail} />
      <CourseColumns card={<EnrollCard detail={detail} />}>
        {cover && (
          <chakra.img
            src={cover.url}
            alt={local(cover.alt).text}
            lang={local(cover.alt).lang}
            display="block"
            w="full"
            aspectRatio="16 / 9"
            objectFit="cover"
            borderRadius="l3"
            mb="10"
          />
        )}
        {course.outcomes.length > 0 && (
          <Section title={t('detail.outcomes')}>
            <SimpleGrid as="ul" listStyleType="none" minChildWidth="min(100%, 16rem)" gap="3">
              {course.outcomes.map(local).map(({ text, lang }) => (
                <Flex as="li" key={text} lang={lang} gap="3">
                  <Box color="fg.gold" pt="0.5">
                    <Icon name="check" />
                  </Box>
                  {text}
                </Flex>
              ))}
            </SimpleGrid>
          </Section>
        )}
        <Section title={t('detail.outline')}>
          <Text color="fg.muted" mb="4">
            {blocks.length > 0 && contents(blocks)}
            {!can.learn && blocks.length > 0 && (
              <chakra.span display="block">{t('detail.lockedLead')}</chakra.span>
            )}
          </Text>
          <CourseOutline
            outline={outline}
            learns={enrollment?.state === 'active'}
            linkOf={linkOf}
          />
        </Section>
        {description.text !== '' && (
          <Section title={t('detail.about')}>
            <Text textStyle="reading" whiteSpace="pre-line" maxW="prose" lang={description.lang}>
              {description.text}
            </Text>
          </Section>
        )}
        <Section title={t('detail.needs')}>
          <Needs course={course} />
        </Section>
        {teacher.name !== '' && (
          <Section title={t('detail.teacher')}>
            <Flex align="center" gap="4">
              <Avatar name={teacher.name} photo={teacher.photo} size="16" />
              <div>
                <Text fontWeight="semibold" textStyle="lg">
                  {teacher.name}
                </Text>
                <TextLink to={paths.teacher(teacher.userId)}>{t('detail.allOf')}</TextLink>
              </div>
            </Flex>
          </Section>
        )}
      </CourseColumns>
      {shown && (
        <Suspense>
          <PreviewLesson
            courseId={course.courseId}
            block={shown}
            onClose={() => setParams({}, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  );
}
