import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sheets } from '#web/blocks/sheets.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ReadCourse } from './format/read-course.ts';
import type { Plan } from './plan/types.ts';
import './texts.ts';

const Summary = chakra('summary', { base: { cursor: 'pointer', minH: '11', py: '2' } });

/** Shows what becomes a course: its modules, and the lessons in each. */
export function OutlineView({ read, plan }: { read: ReadCourse; plan: Plan }) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const id = useId();
  const comes = new Set(
    plan.items.filter(({ state }) => state !== 'dropped').map(({ key }) => key),
  );
  const modules = read.modules
    .map(({ sheet, lessons }) => ({
      source: sheet.source,
      title: local(sheet.title),
      lessons: lessons.filter((one) => comes.has(`lesson:${one.sheet.source}`)),
    }))
    .filter(({ source, lessons }) => lessons.length > 0 || comes.has(`module:${source}`));
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} size="lg">
        {t('outline')}
      </Heading>
      <Box mt="2">
        {modules.map(({ source, title, lessons }, at) => (
          <chakra.details key={source} open={at < 4 && lessons.length <= 12} borderTopWidth="1px">
            <Summary>
              <Text as="span" fontWeight="medium" lang={title.lang}>
                {title.text}
              </Text>{' '}
              <Text as="span" color="fg.muted" textStyle="sm">
                {t('figures.lessons', { count: lessons.length })}
              </Text>
            </Summary>
            <Box as="ol" listStyleType="decimal" ps="8" pb="3">
              {lessons.map(({ sheet }) => {
                const named = local(sheet.title);
                const form = sheets[sheet.kind];
                return (
                  <li key={sheet.source}>
                    <span lang={named.lang}>{named.text}</span>
                    {form.as === 'fields' && (
                      <Text as="span" color="fg.muted" textStyle="sm">
                        {' '}
                        · {t(`kind.${form.called}`)}
                      </Text>
                    )}
                  </li>
                );
              })}
            </Box>
          </chakra.details>
        ))}
      </Box>
    </section>
  );
}
