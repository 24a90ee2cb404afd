import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  found: { id: string; label: string; choose: () => void }[];
  icon: IconName;
  /** Said where there was a search and nothing was found; null: nothing was searched yet. */
  nothing: string | null;
};

/** The finds of a search to choose from, read out as they come. */
export function FoundList({ found, icon, nothing }: Props) {
  return (
    <Box as="ul" listStyleType="none" mt="1" aria-live="polite">
      {found.map(({ id, label, choose }) => (
        <li key={id}>
          <Button
            variant="quiet"
            w="full"
            justifyContent="flex-start"
            textAlign="start"
            fontWeight="normal"
            onClick={choose}
          >
            <Icon name={icon} />
            {label}
          </Button>
        </li>
      ))}
      {found.length === 0 && nothing !== null && (
        <Text as="li" textStyle="sm" color="fg.muted">
          {nothing}
        </Text>
      )}
    </Box>
  );
}
