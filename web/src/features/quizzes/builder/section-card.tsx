import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { focusAfter } from '#web/lib/focus-after.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { LineField } from '#web/questions/form/line-field.tsx';
import { MarkField } from '#web/questions/form/mark-field.tsx';
import { OptionalRichField } from '#web/questions/form/rich-field.tsx';
import { MoveButtons, SmallButton } from '#web/questions/list/move-buttons.tsx';
import { stepOf } from '#web/questions/list/step-key.ts';
import { totalsOf } from './sections.ts';
import './texts.ts';
import type { Section } from './types.ts';
import { useTotalWords } from './use-total-words.ts';

type Props = {
  section: Section;
  at: number;
  count: number;
  onChange: (section: Section) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onPick: () => void;
  onDraw: () => void;
  /** Its places. */
  children: ReactNode;
};

/** A part of a quiz: its title and instructions, the order of its questions, the questions, and the ways to more. */
export function SectionCard(props: Props) {
  const { section, at, count, onChange, onMove, onRemove, onPick, onDraw, children } = props;
  const { t } = useTranslation('quizBuilder');
  const { local } = useLanguage();
  const [titled, setTitled] = useState(section.title !== null);
  const { title, instructions, shuffle, slots, sectionId } = section;
  const written = title && local(title).text;
  const name = written
    ? t('section.named', { number: at + 1, title: written })
    : t('section.nth', { number: at + 1 });
  const fields = useRef<HTMLDivElement>(null);
  const addTitle = () =>
    focusAfter(
      () => setTitled(true),
      // The field takes the place of the button: what is typed next is the title.
      () => fields.current?.querySelector('input'),
    );
  const totalWords = useTotalWords();
  const id = `section-${sectionId}`;
  return (
    <chakra.section
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px={{ base: '3', md: '6' }}
      py="5"
      data-section={sectionId}
    >
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        mb="2"
        onKeyDown={(event) => {
          const step = stepOf(event);
          if (step === 0) return;
          event.preventDefault();
          onMove(at + step);
        }}
      >
        <chakra.div minW="0">
          <Heading as="h3" size="lg" id={id} tabIndex={-1} outline="none" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {totalWords(totalsOf([section]))}
          </Text>
        </chakra.div>
        <Flex flexShrink="0">
          {count > 1 && <MoveButtons labelledBy={id} at={at} count={count} onMove={onMove} />}
          <SmallButton
            id={`${id}-drop`}
            aria-label={t('remove')}
            aria-labelledby={`${id}-drop ${id}`}
            onClick={onRemove}
          >
            <Icon name="close" size="4" />
          </SmallButton>
        </Flex>
      </Flex>
      <Flex ref={fields} direction="column" gap="3" mb="3">
        {titled || title !== null ? (
          <LineField
            label={t('section.title')}
            path={['sections', at, 'title']}
            value={title}
            onChange={(next) => onChange({ ...section, title: next })}
          />
        ) : (
          <Button size="sm" variant="quiet" alignSelf="flex-start" onClick={addTitle}>
            {t('section.addTitle')}
          </Button>
        )}
        <OptionalRichField
          label={t('section.instructions')}
          path={['sections', at, 'instructions', sectionId]}
          value={instructions}
          add={t('section.addInstructions')}
          onChange={(next) => onChange({ ...section, instructions: next })}
        />
        <MarkField
          label={t('section.shuffle')}
          checked={shuffle}
          onChange={(next) => onChange({ ...section, shuffle: next })}
        />
      </Flex>
      {slots.length === 0 ? (
        <Text color="fg.muted" py="3">
          {t('section.empty')}
        </Text>
      ) : (
        <chakra.ol listStyleType="none">{children}</chakra.ol>
      )}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button size="sm" {...(at < count - 1 && { variant: 'outline' as const })} onClick={onPick}>
          <Icon name="plus" />
          {t('pick')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDraw}>
          <Icon name="plus" />
          {t('addDraw')}
        </Button>
      </Flex>
    </chakra.section>
  );
}
