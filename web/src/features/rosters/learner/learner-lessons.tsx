import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { LearnerView } from '../types.ts';

type Module = LearnerView['modules'][number];
type Lesson = Module['lessons'][number];

function LessonState({ state, at }: Pick<Lesson, 'state' | 'at'>) {
  const { t } = useTranslation('rosters');
  const { language } = useLanguage();
  const words =
    at === null
      ? t(`learner.lesson.${state}`)
      : t(`learner.lessonAt.${state === 'done' ? 'done' : 'started'}`, {
          at: formatMinute(at, language),
        });
  return (
    <Flex
      gap="2"
      align="center"
      ps={{ base: '8', sm: '0' }}
      color={state === 'done' ? 'fg.success' : 'fg.muted'}
    >
      {state === 'done' && <Icon name="check" size="4" />}
      <Text textStyle="sm">{words}</Text>
    </Flex>
  );
}

function ModuleLessons({ courseId, module }: { courseId: string; module: Module }) {
  const { t } = useTranslation('rosters');
  const { local, language } = useLanguage();
  const { moduleId, doneAt, lessons } = module;
  const title = local(module.title);
  const done = lessons.filter(({ state }) => state === 'done').length;
  return (
    <Box as="section" mt="8">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
        <Heading as="h2" size="xl" lang={title.lang}>
          {title.text}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {doneAt === null
            ? t('learner.moduleCount', { done, total: lessons.length })
            : t('learner.moduleDone', { at: formatDate(doneAt, language) })}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none" mt="2">
        {lessons.map(({ blockId, kind, state, at, ...lesson }) => {
          const name = local(lesson.title);
          return (
            <Flex
              as="li"
              key={blockId}
              wrap="wrap"
              align="center"
              justify="space-between"
              columnGap="4"
              py="2.5"
              borderBottomWidth="1px"
            >
              <Flex gap="3" align="center" minW="0" flex="1 1 14rem">
                <Icon name={lookOf(kind).icon} size="5" />
                <TitleLink
                  to={paths.content(courseId, moduleId, blockId)}
                  lang={name.lang}
                  fontWeight="medium"
                  overflowWrap="anywhere"
                >
                  {name.text}
                </TitleLink>
              </Flex>
              <LessonState state={state} at={at} />
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}

/** Each module and lesson of a course as somebody has it: done, when, and where they are. */
export function LearnerLessons({ courseId, modules }: { courseId: string; modules: Module[] }) {
  return modules.map((module) => (
    <ModuleLessons key={module.moduleId} courseId={courseId} module={module} />
  ));
}
