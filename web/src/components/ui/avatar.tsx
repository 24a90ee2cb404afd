import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Monogram } from './monogram.tsx';

type Props = { name: string; photo: string | null; size?: string };

/** A person beside their name: their photo, or their initials where there is none or it does not come. */
export function Avatar({ name, photo, size = '12' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (photo === null || photo === broken) return <Monogram name={name} size={size} />;
  return (
    <chakra.img
      src={photo}
      alt=""
      w={size}
      h={size}
      flexShrink="0"
      borderRadius="full"
      objectFit="cover"
      onError={() => setBroken(photo)}
    />
  );
}
