import { Box } from '@chakra-ui/react/box';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password, which whoever types it may look at. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('identity');
  const [shown, setShown] = useState(false);
  return (
    <Box>
      <TextField {...props} type={shown ? 'text' : 'password'} spellCheck={false} />
      <Button
        variant="quiet"
        size="sm"
        mt="1"
        aria-label={t(shown ? 'hideOf' : 'showOf', { label: props.label })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'hide' : 'show')}
      </Button>
    </Box>
  );
}
