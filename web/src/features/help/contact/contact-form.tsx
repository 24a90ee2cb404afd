import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { help } from '#shared/contract/help.ts';
import { contactTopicSchema } from '#shared/schemas/help.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { Form } from '#web/components/form/form.tsx';
import { showIssues } from '#web/components/form/server-issues.ts';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { contactDraft } from './contact-draft.ts';

const schema = z.strictObject(help.sendMessage.body.shape).omit({ context: true });
type Values = z.input<typeof schema>;
const fields = ['name', 'email', 'topic', 'message'] as const;

type Props = {
  /** The known facts about the person. */
  name: string;
  email: string;
  /** The subject of the message: the page and the error. Shown, and sent unless it is taken out. */
  context: string | null;
  onSent: (reference: string) => void;
};

/** A message to the people who run the site. What is typed stays through errors, reloads and a lost session. */
export function ContactForm({ name, email, context, onSent }: Props) {
  const { t } = useTranslation(['help', 'errors']);
  const [shownContext, setShownContext] = useState(context);
  /** One key for one message, however often it is sent. */
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, formState, setError, getValues } = useForm<Values>({
    defaultValues: { name, email, topic: 'technical', message: '', ...contactDraft.read() },
    resolver: zodResolver(schema),
  });
  const send = useWrite('help.sendMessage', {
    meta: { handles: 'all' },
    onSuccess: ({ reference }) => {
      contactDraft.drop();
      onSent(reference);
    },
    onError: (error) => {
      setKey(crypto.randomUUID());
      showIssues(error, fields, setError);
    },
  });
  const { errors } = formState;
  const wrong = (field: (typeof fields)[number]) => errors[field] && t(`contact.invalid.${field}`);
  const refused = send.error === null ? null : errorKey(send.error);
  return (
    <Form
      onChange={() => contactDraft.keep(getValues())}
      onSubmit={(event) =>
        void handleSubmit((values) =>
          send.mutate({ body: { ...values, context: shownContext }, idempotencyKey }),
        )(event)
      }
    >
      {refused && (
        <Notice kind="error">
          {t(refused === 'too_many_requests' ? 'contact.tooMany' : `errors:${refused}`)}{' '}
          {t('contact.kept')}
        </Notice>
      )}
      <ChoiceGroup
        compact
        legend={t('contact.topic')}
        choices={contactTopicSchema.options.map((value) => ({
          value,
          label: t(`contact.topics.${value}`),
        }))}
        field={register('topic')}
        error={wrong('topic')}
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          required
          field={register('name')}
          error={wrong('name')}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          required
          field={register('email')}
          error={wrong('email')}
        />
      </Grid>
      <TextAreaField
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        rows={7}
        field={register('message')}
        error={wrong('message')}
      />
      {shownContext !== null && (
        <Box bg="bg.subtle" borderRadius="l2" p="4">
          <Text textStyle="sm" color="fg.muted">
            {t('contact.context')}
          </Text>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap" mt="1">
            <Text overflowWrap="anywhere">{shownContext}</Text>
            <Button size="sm" variant="quiet" onClick={() => setShownContext(null)}>
              {t('contact.removeContext')}
            </Button>
          </Flex>
        </Box>
      )}
      <Button type="submit" alignSelf="flex-start" disabled={send.isPending}>
        {t(send.isPending ? 'contact.sending' : 'contact.send')}
      </Button>
    </Form>
  );
}
