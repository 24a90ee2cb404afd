import { Flex } from '@chakra-ui/react/flex';
import { Button } from '#web/components/ui/button.tsx';

export type FormActionsProps = {
  /** The label of the button that sends the form. */
  yes: string;
  /** Leaves everything as it was. */
  no: string;
  kind?: 'primary' | 'success' | 'error';
  disabled?: boolean;
  onNo: () => void;
};

/** The foot of a form that can be left: its main action, and the way out. */
export function FormActions({
  yes,
  no,
  kind = 'primary',
  disabled = false,
  onNo,
}: FormActionsProps) {
  return (
    <Flex gap="3" wrap="wrap">
      <Button type="submit" variant={kind} disabled={disabled}>
        {yes}
      </Button>
      <Button variant="outline" onClick={onNo}>
        {no}
      </Button>
    </Flex>
  );
}
