import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { Teacher } from '../types.ts';

const NameLink = chakra(Link, {
  base: { _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' } },
});

/** Somebody who teaches; the whole card leads to their profile. */
export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { t } = useTranslation('courses');
  const { userId, name, headline, bio, courses } = teacher;
  return (
    <Flex
      as="article"
      position="relative"
      gap="4"
      h="full"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'sm' }}
    >
      <Avatar name={name} photo={teacher.photo} size="14" />
      <Box minW="0">
        <Heading as="h2" size="lg">
          <NameLink to={paths.teacher(userId)}>{name}</NameLink>
        </Heading>
        {headline !== null && <Text color="fg.gold">{headline}</Text>}
        {bio !== '' && (
          <Text mt="2" color="fg.muted" lineClamp="3">
            {bio}
          </Text>
        )}
        <Text mt="2" textStyle="sm" fontWeight="medium">
          {t('teachers.courses', { count: courses })}
        </Text>
      </Box>
    </Flex>
  );
}
