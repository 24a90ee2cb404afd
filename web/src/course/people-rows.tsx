import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';

type Props = {
  courseId: string;
  label: string;
  people: readonly { userId: string; name: string; email: string | null }[];
  /** Stands below each name. */
  renderBelow?: (userId: string) => ReactNode;
  /** The words for who has no name. */
  nameless: string;
  /** Stands before each of them, like the box by which they are chosen. */
  renderBefore?: (userId: string, name: string) => ReactNode;
};

/** Students of a course, each with the way to them; addresses where these may be seen. */
export function PeopleRows({
  courseId,
  label,
  people,
  nameless,
  renderBefore,
  renderBelow,
}: Props) {
  return (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {people.map(({ userId, name, email }) => {
        const words = name === '' ? nameless : name;
        return (
          <Box as="li" key={userId} py="3" borderTopWidth="1px" display="flex" gap="3">
            {renderBefore?.(userId, words)}
            <Box minW="0" overflowWrap="anywhere">
              <TitleLink to={paths.courseLearner(courseId, userId)}>{words}</TitleLink>
              {email !== null && (
                <Text textStyle="sm" color="fg.muted">
                  {email}
                </Text>
              )}
              {renderBelow?.(userId)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
