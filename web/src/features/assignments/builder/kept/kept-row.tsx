import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { rubricTemplateSchema } from '#shared/schemas/rubrics.ts';
import { useAssignmentWords } from '#web/blocks/assignment/use-assignment-words.ts';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { keptRubrics } from './queries.ts';

type Props = { template: z.infer<typeof rubricTemplateSchema>; onTake: () => void };

/** One of one's own rubrics: what it holds, and what can be done with it. Deleting asks once more, in its place. */
export function KeptRow({ template, onTake }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const words = useAssignmentWords();
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const meta = { invalidates: [keptRubrics.queryKey] };
  const rename = useWrite('banks.renameRubric', { meta, onSuccess: () => setDoing(null) });
  const remove = useWrite('banks.deleteRubric', { meta: { ...meta, success: t('kept.deleted') } });
  const { rubricId, name, rubric, version } = template;
  const params = { rubricId };
  return (
    <chakra.li borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {words.marking({ by: 'rubric', rubric })}
      </Text>
      {doing === 'rename' && (
        <chakra.div mb="2">
          <TypedField
            label={t('kept.name')}
            value={name}
            wrong={(text) => (text === '' || text.length > 120 ? t('kept.nameWrong') : undefined)}
            onTake={(text) => rename.mutate({ params, body: { version, name: text } })}
          />
        </chakra.div>
      )}
      {doing === 'delete' ? (
        <Flex gap="3" wrap="wrap" align="center">
          <span>{t('kept.sure')}</span>
          <Button
            size="sm"
            variant="error"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            {t('kept.delete')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDoing(null)}>
            {t('kept.leave')}
          </Button>
        </Flex>
      ) : (
        <Flex gap="3" wrap="wrap">
          <Button size="sm" onClick={onTake} aria-label={t('kept.takeOf', { name })}>
            {t('kept.takeThis')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-expanded={doing === 'rename'}
            aria-label={t('kept.renameOf', { name })}
            onClick={() => setDoing(doing === 'rename' ? null : 'rename')}
          >
            {t('kept.rename')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('kept.deleteOf', { name })}
            onClick={() => setDoing('delete')}
          >
            <Icon name="close" size="4" />
            {t('kept.delete')}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}
