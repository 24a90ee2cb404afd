import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Shelf } from '#web/components/cover/shelf.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { paths } from '#web/lib/paths.ts';
import '#web/course/texts.ts';
import type { ListedTeacher } from '../types.ts';

const NameLink = chakra(Link, {
  base: { _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' } },
});

/** Somebody who teaches, and the shelf of their courses; the whole card leads to their profile. */
export function TeacherCard({ teacher }: { teacher: ListedTeacher }) {
  const { t } = useTranslation('catalog');
  const { userId, name, headline, bio, courses, shelf } = teacher;
  return (
    <Flex
      as="article"
      position="relative"
      direction="column"
      gap="5"
      h="full"
      p="6"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'sm' }}
    >
      <Flex gap="4" align="center">
        <Avatar name={name} photo={teacher.photo} size="16" />
        <Box minW="0">
          <Heading as="h2" size="xl" lineHeight="1.25" textWrap="balance">
            <NameLink to={paths.teacher(userId)}>{name}</NameLink>
          </Heading>
          {headline !== null && (
            <Text color="fg.gold" lineHeight="1.35" mt="0.5" textWrap="balance">
              {headline}
            </Text>
          )}
        </Box>
      </Flex>
      {bio !== '' && (
        <Text color="fg.muted" lineClamp="4">
          {bio}
        </Text>
      )}
      <Flex mt="auto" pt="1" gap="4" align="flex-end" justify="space-between">
        <Shelf books={shelf} />
        <Text textStyle="sm" fontWeight="medium" whiteSpace="nowrap">
          {t('teachers.courses', { count: courses })}
        </Text>
      </Flex>
    </Flex>
  );
}
