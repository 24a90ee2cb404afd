import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { line } from '#shared/schemas/text.ts';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import './texts.ts';

const schema = z.strictObject({ reference: line(120) });

type Props = { name: string; onConfirm: (reference: string) => void; onClose: () => void };

/** Confirms that somebody has paid, with what the payment is found by; that lets them in. */
export function PaymentDialog({ name, onConfirm, onClose }: Props) {
  const { t } = useTranslation('roster');
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    defaultValues: { reference: '' },
    resolver: zodResolver(schema),
  });
  const confirm = handleSubmit(({ reference }) => onConfirm(reference));
  return (
    <Modal title={t('payment.confirmOf', { name })} onClose={onClose}>
      <Form onSubmit={(event) => void confirm(event)}>
        <Text>{t('payment.text')}</Text>
        <TextField
          label={t('payment.reference')}
          hint={t('payment.referenceHint')}
          autoComplete="off"
          autoFocus
          required
          maxLength={120}
          field={register('reference')}
          error={formState.errors.reference && t('payment.referenceMissing')}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="success">
            {t('payment.yes')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('removeNo')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
