import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';

type Props = {
  courseId: string;
  label: string;
  people: readonly { userId: string; name: string; email: string | null }[];
  /** The words for who has no name. */
  nameless: string;
};

/** Students of a course, each with the way to them; addresses where these may be seen. */
export function PeopleRows({ courseId, label, people, nameless }: Props) {
  return (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {people.map(({ userId, name, email }) => (
        <Box as="li" key={userId} py="3" borderTopWidth="1px">
          <TitleLink to={paths.courseLearner(courseId, userId)}>
            {name === '' ? nameless : name}
          </TitleLink>
          {email !== null && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {email}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}
