import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { type CourseDraft, noWords } from './course-draft.ts';
import { LocalizedField } from './localized-field.tsx';
import { useShownLanguages } from './shown-languages.ts';
import '../texts.ts';

const most = 12;

type Part = 'up' | 'down' | 'remove';

/** Lines that one adds, moves and takes away by buttons; the focus goes with the line. */
export function LocalizedList({ name }: { name: 'outcomes' | 'requirements' }) {
  const { t } = useTranslation('courses');
  const { fields, append, insert, move, remove } = useFieldArray<CourseDraft, typeof name>({
    name,
  });
  const { shown } = useShownLanguages();
  const [first = 'en'] = shown;
  const [said, setSaid] = useState('');
  const root = useRef<HTMLFieldSetElement>(null);
  /** The line that gets the focus once the lines are drawn again. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-part="${next.current}"]`)?.focus();
    next.current = null;
  }, [fields]);

  const moveBy = (index: number, by: 1 | -1, part: Part) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    next.current = `${part}-${to}`;
    move(index, to);
    setSaid(t('list.moved', { place: to + 1 }));
  };
  /** Enter ends a line and begins the next one; the form is sent by its button. */
  const onEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (fields.length >= most) return setSaid(t('list.full'));
    return insert(index + 1, noWords, { focusName: `${name}.${index + 1}.${first}` });
  };
  const take = (index: number) => {
    const left = fields.length - 1;
    next.current = left === 0 ? 'add' : `remove-${Math.min(index, left - 1)}`;
    remove(index);
    setSaid(t('list.removed', { count: left }));
  };
  return (
    <chakra.fieldset ref={root}>
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t(`fields.${name}`)}
      </chakra.legend>
      <Flex as="ol" direction="column" gap="4" listStyleType="none">
        {fields.map(({ id }, index) => {
          const item = t(`list.item.${name}`, { place: index + 1 });
          return (
            <Flex
              as="li"
              key={id}
              gap="2"
              align="flex-end"
              wrap={{ base: 'wrap', md: 'nowrap' }}
              onKeyDown={(event) => onEnter(event, index)}
            >
              <LocalizedField name={`${name}.${index}`} label={item} />
              <Flex gap="1" ms="auto">
                <Button
                  variant="quiet"
                  px="3"
                  data-part={`up-${index}`}
                  aria-label={t('list.up', { item })}
                  aria-disabled={index === 0}
                  onClick={() => moveBy(index, -1, 'up')}
                >
                  <Icon name="chevronUp" />
                </Button>
                <Button
                  variant="quiet"
                  px="3"
                  data-part={`down-${index}`}
                  aria-label={t('list.down', { item })}
                  aria-disabled={index === fields.length - 1}
                  onClick={() => moveBy(index, 1, 'down')}
                >
                  <Icon name="chevronDown" />
                </Button>
                <Button
                  variant="quiet"
                  px="3"
                  data-part={`remove-${index}`}
                  aria-label={t('list.remove', { item })}
                  onClick={() => take(index)}
                >
                  <Icon name="close" />
                </Button>
              </Flex>
            </Flex>
          );
        })}
      </Flex>
      <chakra.span role="status" srOnly>
        {said}
      </chakra.span>
      <Box mt={fields.length === 0 ? '0' : '4'}>
        {fields.length >= most ? (
          <Text color="fg.muted" textStyle="sm">
            {t('list.full')}
          </Text>
        ) : (
          <Button variant="outline" size="sm" data-part="add" onClick={() => append(noWords)}>
            <Icon name="plus" size="4" />
            {t(`list.add.${name}`)}
          </Button>
        )}
      </Box>
    </chakra.fieldset>
  );
}
