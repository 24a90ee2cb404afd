import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/policies/fold.ts';
import { Input } from '#web/components/form/input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';
import type { Row } from '../types.ts';

type Props = {
  rows: readonly Row[];
  /** Whether there are more rows that can be had now, and whether there are no others at all. */
  hasMore: boolean;
  isWhole: boolean;
  /** The row that the keyboard is on: what is looked for is behind it first. */
  from: number;
  onMore: () => void;
  onFound: (row: number) => void;
  onClose: () => void;
};

/** Finds somebody in the grid by name, wherever they stand: more rows are brought in until they are there. */
export default function FindBar({ rows, hasMore, isWhole, from, onMore, onFound, onClose }: Props) {
  const { t } = useTranslation('grades');
  const [text, setText] = useState('');
  /** Where the search goes on; null: nobody is looked for. */
  const [next, setNext] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matches = ({ name }: Row) => words.every((word) => fold(name).includes(word));
  useEffect(() => {
    if (next === null) return;
    const at = rows.findIndex((row, index) => index >= next && matches(row));
    const before = isWhole ? rows.findIndex(matches) : -1;
    const found = at >= 0 ? at : before;
    if (found >= 0 || isWhole) {
      setNext(null);
      setIsMissing(found < 0);
      if (found >= 0) onFound(found);
    } else {
      setNext(rows.length);
      if (hasMore) onMore();
    }
  });
  return (
    <Flex
      as="form"
      role="search"
      gap="2"
      wrap="wrap"
      align="center"
      mb="2"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(false);
        if (words.length > 0) setNext(from + 1);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Input
        size="lg"
        maxW="16rem"
        maxLength={60}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its key was just pressed
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm">
        {t('find.next')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        {t('find.close')}
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted">
        {next === null ? isMissing && t('find.none') : t('find.looking', { count: rows.length })}
      </Text>
    </Flex>
  );
}
