import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import type { Article } from './articles/types.ts';

const Paragraph = chakra('p', { base: { textStyle: 'reading', maxW: 'prose', mt: '3' } });

type Props = { article: Article; level?: 'h2' | 'h3' };

/** The parts of an article: words, and steps in their order. */
export function ArticleBody({ article, level = 'h2' }: Props) {
  return (
    <>
      {article.parts.map(({ title, text = [], steps = [] }) => (
        <Box as="section" key={title} mt="8" _first={{ mt: '0' }}>
          <Heading as={level} size="xl">
            {title}
          </Heading>
          {text.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          {steps.length > 0 && (
            <Box as="ol" mt="3" ps="6" listStyleType="decimal" textStyle="reading" maxW="prose">
              {steps.map((step) => (
                <Box
                  as="li"
                  key={step}
                  mt="2"
                  ps="1"
                  _marker={{ color: 'fg.gold', fontWeight: 'bold' }}
                >
                  {step}
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}
