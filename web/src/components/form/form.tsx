import { chakra } from '@chakra-ui/react/styled-system';

/** A form as a column of fields. It tells what is wrong itself, so the browser's own bubbles are off. */
export const Form = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '5' } },
  { defaultProps: { noValidate: true } },
);
