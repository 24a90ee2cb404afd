import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckLine } from './check-line.tsx';

type Props = {
  children: ReactNode;
  error?: string | undefined;
  field: UseFormRegisterReturn;
  /** What it stands for, of several boxes of one field. */
  value?: string;
};

/** A box to tick, with its words and what is wrong with it. */
export function CheckboxField({ children, error, field, value }: Props) {
  const errorId = useId();
  const wrong = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <div>
      <CheckLine
        line={{ alignItems: 'flex-start' }}
        {...(value !== undefined && { value })}
        {...wrong}
        {...field}
      >
        <span>{children}</span>
      </CheckLine>
      {error !== undefined && (
        <Text id={errorId} color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </div>
  );
}
