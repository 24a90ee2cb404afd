import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FateBar } from '#web/components/ui/fate-bar.tsx';
import { FateGroup } from '#web/components/ui/fate-group.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { changeWords } from './change-words.ts';
import type { Ahead, Gathered } from './gathered.ts';
import { QuestionRow } from './question-row.tsx';
import './texts.ts';
import { titleOf } from './title-of.ts';

/** The rows that are open at once: longer lists wait for somebody to ask. */
const atOnce = 12;

const fates = ['kept', 'changed', 'there', 'dropped'] as const;
type Fate = (typeof fates)[number];

/** What becomes of the questions of the files: each has one fate, so that the figures add up. */
export function fatesOf({ questions }: Gathered, there: ReadonlySet<string>) {
  const fateOf = ({ source, fate }: Ahead) => (there.has(source) ? 'there' : fate);
  return Map.groupBy(questions, fateOf);
}

type Props = { all: Gathered; there: ReadonlySet<string>; manyFiles: boolean };

/** Every question of the files by what becomes of it, before anything is written. */
export function Report({ all, there, manyFiles }: Props) {
  const { t } = useTranslation(['questionFiles', 'questions']);
  const { language } = useLanguage();
  const id = useId();
  const groups = fatesOf(all, there);
  const ofFate = (fate: Exclude<Fate, 'dropped'>) => groups.get(fate) ?? [];
  const countOf = (fate: Fate) => (fate === 'dropped' ? all.dropped.length : ofFate(fate).length);
  const count = all.questions.length + all.dropped.length;
  const labelOf = (fate: Fate) => t(`report.count.${fate}`, { count: countOf(fate) });
  const nameOf = (fileName: string) => (manyFiles ? fileName : null);
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} size="lg" textWrap="balance">
        {t('report.head', { count, coming: countOf('kept') + countOf('changed') })}
      </Heading>
      <FateBar
        parts={fates
          .filter((fate) => fate !== 'there' || countOf('there') > 0)
          .map((fate) => ({ fate, count: countOf(fate), label: labelOf(fate) }))}
      />
      <Stack gap="2" mt="4">
        {fates
          .toReversed()
          .filter((fate) => countOf(fate) > 0)
          .map((fate) => (
            <FateGroup
              key={fate}
              label={labelOf(fate)}
              lead={t(`report.lead.${fate}`, { count: countOf(fate) })}
              open={(fate === 'dropped' || fate === 'changed') && countOf(fate) <= atOnce}
            >
              {fate === 'dropped'
                ? all.dropped.map(({ fileName, place, title, why, detail }) => (
                    <QuestionRow
                      key={`${fileName} ${place.index}`}
                      title={title}
                      place={place}
                      fileName={nameOf(fileName)}
                    >
                      <Text textStyle="sm" overflowWrap="anywhere">
                        {t(`dropped.${why}`)}
                        {detail !== undefined && ` (${detail})`}
                      </Text>
                    </QuestionRow>
                  ))
                : ofFate(fate).map((question) => {
                    const title = titleOf(question, language);
                    const { fileName, place, changes, source } = question;
                    return (
                      <QuestionRow
                        key={source}
                        title={title.text}
                        lang={title.lang}
                        place={place}
                        fileName={nameOf(fileName)}
                      >
                        {changes.length > 0 && (
                          <Box
                            as="ul"
                            listStyleType="disc"
                            ps="5"
                            mt="1"
                            color="fg.muted"
                            textStyle="sm"
                          >
                            {changeWords(t, changes).map(({ reason, words }) => (
                              <Box as="li" key={reason} overflowWrap="anywhere">
                                {words}
                              </Box>
                            ))}
                          </Box>
                        )}
                      </QuestionRow>
                    );
                  })}
            </FateGroup>
          ))}
      </Stack>
    </section>
  );
}
