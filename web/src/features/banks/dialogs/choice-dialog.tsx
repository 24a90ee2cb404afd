import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';

type Props<Value extends string> = ChangeDialogProps & {
  title: string;
  text?: string;
  choices: readonly { value: Value; label: string }[];
  /** What is chosen at first; left out: the first one. */
  begins?: Value;
  onChoose: (value: Value) => void;
};

/** Sets one of a few things for all chosen questions. */
export function ChoiceDialog<Value extends string>({
  title,
  text,
  choices,
  begins = choices[0]?.value,
  onChoose,
  ...rest
}: Props<Value>) {
  const { register, handleSubmit } = useForm<{ value: string }>({
    defaultValues: { value: begins ?? '' },
  });
  const submit = handleSubmit(({ value }) => {
    const chosen = choices.find((choice) => choice.value === value);
    if (chosen) onChoose(chosen.value);
  });
  return (
    <ChangeDialog title={title} {...(text !== undefined && { text })} onSubmit={submit} {...rest}>
      <ChoiceGroup legend={title} choices={choices} field={register('value')} compact />
    </ChangeDialog>
  );
}
