import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { bankQueries } from '../queries.ts';
import '../texts.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';

type Fields = { bankId: string; what: 'move' | 'copy' };

/** Moves all chosen questions to another bank of whoever asks, or copies them, into their own bank too. */
export function TransferDialog({
  bankId,
  onSet,
  ...rest
}: ChangeDialogProps & { bankId: string; onSet: (what: Fields['what'], bankId: string) => void }) {
  const { t } = useTranslation('banks');
  const { local } = useLanguage();
  const banks = useQuery(bankQueries.list());
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { bankId: '', what: 'copy' },
  });
  const submit = handleSubmit(({ bankId: to, what }) => onSet(what, to));
  const all = banks.data ? [banks.data.own, ...banks.data.items] : [];
  return (
    <ChangeDialog
      title={t('dialog.transferTitle')}
      text={t('dialog.transferHint')}
      onSubmit={submit}
      {...rest}
      pending={rest.pending || all.length === 0}
    >
      {banks.isPending && (
        <Skeleton h="12" borderRadius="l2" role="status" aria-label={t('loading')} />
      )}
      {banks.isError && all.length === 0 && (
        <ErrorState error={banks.error} retry={() => void banks.refetch()} />
      )}
      {all.length > 0 && (
        <SelectField
          label={t('dialog.bank')}
          choices={all
            .filter((bank) => bank.bankId !== bankId)
            .map((bank) => ({
              value: bank.bankId,
              label: bank.course ? local(bank.course.title).text : t('dialog.ownBank'),
            }))}
          prompt={t('dialog.bankPrompt')}
          error={formState.errors.bankId && t('dialog.bankMissing')}
          field={register('bankId', { required: true })}
        />
      )}
      {banks.data?.nextCursor != null && (
        <Text color="fg.muted" textStyle="sm">
          {t('dialog.banksEnd', { count: banks.data.items.length })}
        </Text>
      )}
      <ChoiceGroup
        legend={t('dialog.transferTitle')}
        choices={[
          { value: 'copy', label: t('dialog.copy') },
          { value: 'move', label: t('dialog.move') },
        ]}
        field={register('what')}
        compact
      />
    </ChangeDialog>
  );
}
