import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  /** The effect, and what is kept. */
  text: string;
  yes: string;
  no: string;
  pending: boolean;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something is taken away. */
export function ConfirmDialog({ title, text, yes, no, pending, onYes, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <Text mb="5">{text}</Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="error" disabled={pending} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {no}
        </Button>
      </Flex>
    </Modal>
  );
}
