import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';
import { markerQueries } from './queries.ts';
import './texts.ts';
import type { CourseMarker } from './types.ts';

type Props = { ids: AssignmentIds; markers: readonly CourseMarker[]; onClose: () => void };

const ways = ['evenly', 'bySection'] as const;

/** Shares out among markers what was handed in and nobody marks yet. */
export function ShareDialog({ ids, markers, onClose }: Props) {
  const { t } = useTranslation(['markers', 'errors']);
  const { data } = useQuery(markerQueries.allocation(ids));
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: {
      way: 'evenly' as (typeof ways)[number],
      markers: markers.map(({ userId }) => userId),
      withTeacher: false,
      again: false,
      standing: data?.allocation?.standing ?? false,
    },
  });
  const way = useWatch({ control, name: 'way' });
  const share = useWrite('submissions.allocate', {
    meta: { invalidates: [submissionQueries.all], success: t('share.begun'), handles: 'all' },
    onSuccess: onClose,
  });
  const hasSections = markers.some(({ groupIds }) => groupIds.length > 0);
  const isEvenly = way === 'evenly';
  const problem = !isEvenly && !hasSections ? t('share.noSections') : null;
  return (
    <FormDialog
      title={t('share.title')}
      text={t('share.text')}
      problem={share.error ? t(`errors:${errorKey(share.error)}`) : problem}
      yes={t('share.yes')}
      no={t('cancel')}
      disabled={share.isPending || problem !== null}
      onSubmit={handleSubmit((typed) =>
        share.mutate({
          params: ids,
          body: {
            way: typed.way,
            markers: isEvenly ? typed.markers : [],
            withTeacher: isEvenly && typed.withTeacher,
            again: typed.again,
            standing: typed.standing,
          },
        }),
      )}
      onClose={onClose}
    >
      {data?.each === 2 && <Text>{t('share.two')}</Text>}
      <ChoiceGroup
        legend={t('share.way')}
        choices={ways.map((value) => ({
          value,
          label: t(`share.${value}`),
          hint: t(`share.${value}Hint`),
        }))}
        field={register('way')}
      />
      {isEvenly && (
        <chakra.fieldset>
          <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
            {t('share.who')}
          </chakra.legend>
          <Flex direction="column" gap="2">
            {markers.map(({ userId, name }) => (
              <CheckboxField
                key={userId}
                value={userId}
                field={register('markers', {
                  validate: (some) => way !== 'evenly' || some.length > 0,
                })}
              >
                {name || t('nameless')}
              </CheckboxField>
            ))}
            <CheckboxField field={register('withTeacher')}>{t('share.me')}</CheckboxField>
          </Flex>
          {formState.errors.markers && (
            <Text role="alert" color="fg.error" textStyle="sm" mt="1">
              {t('share.nobody')}
            </Text>
          )}
        </chakra.fieldset>
      )}
      <CheckboxField field={register('again')}>{t('share.again')}</CheckboxField>
      <CheckboxField field={register('standing')}>{t('share.standing')}</CheckboxField>
    </FormDialog>
  );
}
