import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles as allRoles, type Role } from '#shared/policies/roles.ts';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ManagedUser } from '../types.ts';
import './texts.ts';
import { useUserWrite } from './use-user-write.ts';

/** The choice of the roles that somebody has here. */
export function RolesForm({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [chosen, setChosen] = useState<readonly Role[]>(user.inForce);
  const [wrong, setWrong] = useState(false);
  const { userId, version } = user;
  const set = useUserWrite('accounts.setRoles', userId, t('roles.saved'));
  const toggle = (role: Role, on: boolean) => {
    setWrong(false);
    setChosen(on ? [...chosen, role] : chosen.filter((one) => one !== role));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setWrong(true);
        else set.mutate({ params: { userId }, body: { roles: [...chosen], version } });
      }}
    >
      {set.problem !== null && <Notice kind="error">{set.problem}</Notice>}
      {wrong && <Notice kind="error">{t('roles.none')}</Notice>}
      {user.roles === null && <Text color="fg.muted">{t('roles.unsetText')}</Text>}
      <Flex as="fieldset" direction="column" gap="4" aria-label={t('roles.title')}>
        {allRoles.map((role) => (
          <CheckLine
            key={role}
            line={{ alignItems: 'flex-start' }}
            checked={chosen.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          >
            <Box>
              <Text fontWeight="medium">{t(`roles.${role}.label`)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {t(`roles.${role}.hint`)}
              </Text>
            </Box>
          </CheckLine>
        ))}
      </Flex>
      <Button type="submit" variant="secondary" alignSelf="start" disabled={set.isPending}>
        {t('roles.save')}
      </Button>
    </Form>
  );
}
