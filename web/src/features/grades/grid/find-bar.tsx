import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/policies/fold.ts';
import { Input } from '#web/components/form/input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';
import type { Row } from '../types.ts';

/** The rows that there are once more of them were brought in; null: they could not be had. */
export type MoreRows = () => Promise<{ rows: readonly Row[]; isWhole: boolean } | null>;

type Props = {
  rows: readonly Row[];
  /** Whether there are no others. */
  isWhole: boolean;
  /** The row that the keyboard is on: what is looked for is behind it first. */
  from: number;
  onMore: MoreRows;
  onFound: (row: number) => void;
  onClose: () => void;
};

/** Finds somebody in the grid by name, wherever they stand: more rows are brought in until they are there. */
export default function FindBar({ rows, isWhole, from, onMore, onFound, onClose }: Props) {
  const { t } = useTranslation('grades');
  const [text, setText] = useState('');
  /** How many rows were looked at so far; null: nobody is looked for. */
  const [looked, setLooked] = useState<number | null>(null);
  /** Who was found last, an object of its own each time; `none`: nobody. */
  const [found, setFound] = useState<{ userId: string } | 'none' | null>(null);
  const shown = useRef<typeof found>(null);
  useEffect(() => {
    if (found === null || found === 'none' || shown.current === found) return;
    const at = rows.findIndex(({ userId }) => userId === found.userId);
    if (at < 0) return;
    shown.current = found;
    onFound(at);
  }, [found, rows, onFound]);
  async function find() {
    const words = fold(text).split(/\s+/).filter(Boolean);
    if (words.length === 0) return;
    const matches = ({ name }: Row) => words.every((word) => fold(name).includes(word));
    const behind = (all: readonly Row[]) =>
      all.find((row, index) => index > from && matches(row)) ?? null;
    let known = { rows, isWhole };
    let next = behind(rows);
    while (next === null && !known.isWhole) {
      setLooked(known.rows.length);
      const more = await onMore();
      if (more === null) break;
      known = more;
      next = behind(known.rows);
    }
    const one = next ?? known.rows.find(matches);
    setLooked(null);
    setFound(one ? { userId: one.userId } : 'none');
  }
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
        setFound(null);
        void find();
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
        {looked === null
          ? found === 'none' && t('find.none')
          : t('find.looking', { count: looked })}
      </Text>
    </Flex>
  );
}
