import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { Dashboard } from '../types.ts';

type Props = {
  steps: Dashboard['firstSteps'];
  /** The address of the first lesson. */
  lesson: string;
  /** Nothing else on the page asks for the click. */
  primary: boolean;
};

/** The first steps of a new student; gone once they are done. */
export function FirstSteps({ steps, lesson, primary }: Props) {
  const { t } = useTranslation('progress');
  const all = [
    { name: 'course', to: paths.courses },
    { name: 'lesson', to: lesson },
    { name: 'profile', to: paths.profile },
  ] as const;
  if (all.every(({ name }) => steps[name])) return null;
  const first = all.find(({ name }) => !steps[name])?.name;
  return (
    <Box
      as="section"
      aria-labelledby="first-steps"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '5', md: '7' }}
    >
      <Heading as="h2" size="2xl" id="first-steps">
        {t('steps.title')}
      </Heading>
      <Box as="ol" listStyleType="none" mt="3">
        {all.map(({ name, to }, index) => {
          const done = steps[name];
          return (
            <Flex
              as="li"
              key={name}
              gap="4"
              align="center"
              py="4"
              borderTopWidth={index > 0 ? '1px' : '0'}
              wrap="wrap"
            >
              <Flex
                w="10"
                h="10"
                borderRadius="full"
                borderWidth="2px"
                borderColor={done ? 'border.success' : 'border.emphasized'}
                color={done ? 'fg.success' : 'fg.muted'}
                align="center"
                justify="center"
                fontWeight="bold"
                flexShrink="0"
                aria-hidden
              >
                {done ? <Icon name="check" /> : index + 1}
              </Flex>
              <Box flex="1 1 14rem" minW="0">
                <Text fontWeight="semibold" color={done ? 'fg.muted' : 'fg'}>
                  {t(`steps.${name}.title`)}
                  {done && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
                </Text>
                {!done && <Text color="fg.muted">{t(`steps.${name}.text`)}</Text>}
              </Box>
              {!done && (name !== 'lesson' || steps.course) && (
                <ButtonLink
                  size="sm"
                  to={to}
                  variant={primary && name === first ? 'primary' : 'outline'}
                >
                  {t(`steps.${name}.action`)}
                </ButtonLink>
              )}
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
