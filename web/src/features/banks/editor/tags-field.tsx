import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/policies/fold.ts';
import { editableQuestion } from '#shared/schemas/questions.ts';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { tagsOf } from '#web/questions/question-words.ts';
import { bankQueries } from '../queries.ts';
import './texts.ts';

type Props = { bankId: string; tags: readonly string[]; onChange: (tags: string[]) => void };

/** The tags of a question: each can be removed, others are typed or chosen among those of the bank. */
export function TagsField({ bankId, tags, onChange }: Props) {
  const { t } = useTranslation('questionEditor');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useQuery(bankQueries.tags(bankId));
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const has = (tag: string) => tags.some((one) => fold(one) === fold(tag));
  const take = (text: string) => {
    const next = [...tags, ...tagsOf(text).filter((tag) => !has(tag))];
    const isGood = editableQuestion.tags.safeParse(next).success;
    setWrong(!isGood);
    setTyped(isGood ? '' : text);
    if (isGood && next.length > tags.length) onChange(next);
  };
  return (
    <div>
      <Labelled label={t('tags')} hint={t('tagsHint')} error={wrong ? t('tagsWrong') : undefined}>
        <Input
          ref={input}
          size="lg"
          list={id}
          value={typed}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={({ target: { value } }) => {
            // One that is chosen from the list is complete; a comma ends what is typed.
            const isKnown = known.data?.items.some(({ tag }) => tag === value && !has(tag));
            if (value.endsWith(',') || isKnown) take(value);
            else setTyped(value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            take(typed);
          }}
          onBlur={() => take(typed)}
        />
      </Labelled>
      <datalist id={id}>
        {known.data?.items
          .filter(({ tag }) => !has(tag))
          .map(({ tag }) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
      {tags.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="3">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('removeTag', { tag })}
                onClick={() => {
                  onChange(tags.filter((one) => one !== tag));
                  input.current?.focus();
                }}
              >
                <chakra.span maxW="14rem" truncate>
                  {tag}
                </chakra.span>
                <Icon name="close" size="4" />
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </div>
  );
}
