import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import './texts.ts';

type Article = 'faq' | 'terms' | 'privacy';

/** The sections of a help or legal text: a heading and its paragraphs each. */
export function Prose({ article }: { article: Article }) {
  const { t } = useTranslation('help');
  const sections = t(`${article}.sections`, { returnObjects: true });
  return (
    <Flex direction="column" gap="8">
      {sections.map(({ title, text }) => (
        <section key={title}>
          <Heading as="h2" size="xl" mb="2">
            {title}
          </Heading>
          {text.map((paragraph) => (
            <chakra.p key={paragraph} textStyle="reading" maxW="prose" mt="3">
              {paragraph}
            </chakra.p>
          ))}
        </section>
      ))}
    </Flex>
  );
}
