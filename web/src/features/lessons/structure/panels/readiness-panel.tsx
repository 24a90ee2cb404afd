import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useOutlineContext } from '../outline-context.ts';
import { OutlineIcon } from '../outline-icon.tsx';
import type { Finding } from '../types.ts';
import { nameOf } from '../words-of.ts';
import '../texts.ts';

/** Lists what is missing, in two groups: what publishing waits for, or what stops students of a course that is out, and what can wait; each with the way there. */
export function ReadinessPanel() {
  const { t } = useTranslation('structure');
  const { course } = useOutlineContext();
  const groups = [
    {
      title: course.course.state === 'published' ? 'ready.inTheWay' : 'ready.must',
      findings: course.findings.filter(({ blocking }) => blocking),
    },
    { title: 'ready.should', findings: course.findings.filter(({ blocking }) => !blocking) },
  ] as const;
  if (course.findings.length === 0)
    return (
      <Flex gap="3" align="center" color="fg.success">
        <Icon name="check" />
        <Text>{t('ready.all')}</Text>
      </Flex>
    );
  return (
    <>
      {groups.map(
        ({ title, findings }) =>
          findings.length > 0 && (
            <Box as="section" key={title} mb="6">
              <Heading as="h3" size="md" mb="2">
                {t(title, { count: findings.length })}
              </Heading>
              <Box as="ul" listStyleType="none">
                {findings.map((finding) => (
                  <FindingRow
                    key={`${finding.code} ${finding.moduleId} ${finding.blockId}`}
                    finding={finding}
                  />
                ))}
              </Box>
            </Box>
          ),
      )}
    </>
  );
}

/** Findings that are put right among the rules of a row, and not in what it contains. */
const inRules: readonly Finding['code'][] = [
  'date_outside_course',
  'unreachable',
  'missing_translation',
  'not_playable_yet',
];

function FindingRow({ finding }: { finding: Finding }) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course, open } = useOutlineContext();
  const { code, blocking, moduleId, blockId } = finding;
  const id = blockId ?? moduleId;
  const where = id === null ? t('ready.course') : nameOf(course, id, language);
  const label = t('ready.goTo', { where });
  return (
    <Flex as="li" gap="3" py="2.5" align="flex-start" borderTopWidth="1px">
      <Box color={blocking ? 'fg.error' : 'fg.warning'} pt="0.5">
        <OutlineIcon name="alert" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {where}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t(`finding.${code}`)}
        </Text>
      </Box>
      {id !== null ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={label}
          onClick={() => open(id, inRules.includes(code) ? 'rules' : 'content')}
        >
          {t('ready.go')}
        </Button>
      ) : (
        code !== 'no_blocks' && (
          <ButtonLink
            size="sm"
            variant="outline"
            aria-label={label}
            to={paths.editCourse(course.course.courseId)}
          >
            {t('ready.go')}
          </ButtonLink>
        )
      )}
    </Flex>
  );
}
