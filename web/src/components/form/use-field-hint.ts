import { useFieldContext } from '@chakra-ui/react/field';

/** The ids of what describes the field around an input; undefined: nothing does, or there is none around it. */
export const useFieldHint = (): string | undefined =>
  (useFieldContext() as ReturnType<typeof useFieldContext> | undefined)?.ariaDescribedby;
