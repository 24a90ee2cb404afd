import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Clause } from '#shared/policies/conditions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { BookItem } from '../types.ts';
import { useClauseWords } from './use-clause-words.ts';
import { useGroupName } from './use-group-name.ts';
import './texts.ts';

type Props = {
  courseId: string;
  items: readonly BookItem[];
  clause: Clause;
  onRemove: () => void;
};

/** One thing that is asked, in words, with the way to ask it no more. */
export function ClauseChip({ courseId, items, clause, onRemove }: Props) {
  const { t } = useTranslation('gradeViews');
  const group = useGroupName(courseId, clause.field === 'group' ? clause.value : null);
  const words = useClauseWords(items)(clause, group);
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      maxW="full"
      ps="3"
      bg="bg.muted"
      borderRadius="l2"
      textStyle="sm"
    >
      <chakra.span overflowWrap="anywhere" minW="0">
        {words}
      </chakra.span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('noLonger', { what: words })}
        onClick={onRemove}
      >
        <Icon name="close" size="3.5" />
      </Button>
    </chakra.li>
  );
}
