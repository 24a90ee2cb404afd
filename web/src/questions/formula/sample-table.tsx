import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseExpression } from '#shared/questions/formula/parse.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { samplesOf } from './samples.ts';

const Cell = chakra('td', {
  base: { px: '3', py: '1.5', textAlign: 'end', whiteSpace: 'nowrap', borderTopWidth: '1px' },
});
const Head = chakra('th', {
  base: { px: '3', py: '1.5', textAlign: 'end', fontWeight: 'medium', whiteSpace: 'nowrap' },
});

type Content = QuestionContentOf<'formula'>;

/** What learners may be given, and the answer that would be right: before anybody meets it. */
export function SampleTable({ content }: { content: Content }) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const id = useId();
  const [round, setRound] = useState(1);
  if (parseExpression(content.expression) === null) return null;
  // Digits as they are compared: only the sign between them is the reader's.
  const words = (number: string) => (language === 'es' ? number.replace('.', ',') : number);
  const samples = samplesOf(content, round);
  return (
    <chakra.div bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="1">
        <chakra.p id={id} fontWeight="medium" fontSize="sm">
          {t('samples.title')}
        </chakra.p>
        <Button size="sm" variant="quiet" onClick={() => setRound(round + 1)}>
          {t('samples.again')}
        </Button>
      </Flex>
      {/* Twenty variables are wider than a phone. */}
      <chakra.div overflowX="auto" role="region" aria-labelledby={id} tabIndex={0}>
        <chakra.table w="full" fontSize="sm" fontVariantNumeric="tabular-nums" aria-labelledby={id}>
          <thead>
            <tr>
              <Head scope="col" textAlign="start" ps="0">
                {t('samples.values')}
              </Head>
              {content.variables.map(({ name }) => (
                <Head key={name} scope="col" fontFamily="mono">
                  {name}
                </Head>
              ))}
              <Head scope="col" pe="0">
                {t('samples.key')}
              </Head>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ of, values, key }, at) => (
              // Draws have no name but their place.
              <tr key={at}>
                <Head scope="row" textAlign="start" ps="0" borderTopWidth="1px" color="fg.muted">
                  {t(`samples.${of}`)}
                </Head>
                {values.map(({ name, value }) => (
                  <Cell key={name}>{words(value)}</Cell>
                ))}
                <Cell pe="0" fontWeight="semibold" {...(key === null && { color: 'fg.warning' })}>
                  {key === null ? t('samples.none') : words(key)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </chakra.div>
  );
}
