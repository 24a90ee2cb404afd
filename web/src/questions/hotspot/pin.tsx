import { chakra } from '@chakra-ui/react/styled-system';

/** A mark with its number, in two tones, so that it is seen on any picture. */
export const Pin = chakra('span', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    w: '7',
    h: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'white',
    bg: 'ink',
    color: 'white',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1',
    boxShadow: '0 0 0 2px black',
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'none',
  },
});
