import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { focusAfter } from '#web/lib/focus-after.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { moved } from '#web/questions/list/moved.ts';
import { useSteadyFocus } from '#web/questions/list/use-steady-focus.ts';
import { nameOf } from '#web/questions/question-words.ts';
import { DrawRow } from './draw-row.tsx';
import { FixedRow } from './fixed-row.tsx';
import { RemovedBar } from '#web/blocks/build/removed-bar.tsx';
import {
  added,
  canStep,
  changedSlot,
  drawSlot,
  fixedSlot,
  newSection,
  numbersOf,
  putBack,
  type Removed,
  repeatedIn,
  slotsIn,
  stepped,
  whereIs,
  withoutSlot,
} from './sections.ts';
import { SectionCard } from './section-card.tsx';
import './texts.ts';
import type { PickQuestions, Place, Section, Slot } from './types.ts';
import type { NamedQuestions } from './use-named-questions.ts';
import { usePinnedStems } from './use-pinned-stems.ts';
import { usePools } from './use-pools.ts';

type Props = {
  place: Place;
  sections: readonly Section[];
  questions: NamedQuestions;
  pickQuestions: PickQuestions;
  onChange: (sections: Section[]) => void;
};

/** The sections of a quiz with their questions and draws, in their order. */
export function SectionsPanel({ place, sections, questions, pickQuestions, onChange }: Props) {
  const { t } = useTranslation(['quizBuilder', 'banks', 'questions']);
  const { language } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useSteadyFocus(root);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<(Removed & { words: string }) | null>(null);
  const pools = usePools(sections);
  const repeated = repeatedIn(sections);
  const { known, isPending, error, retry, learn } = questions;
  const stems = usePinnedStems(sections, place.banks, known);
  const slots = slotsIn(sections);
  const [courseBank = ''] = place.banks;

  const partOf = (slotId: string | undefined, part: string) =>
    root.current?.querySelector<HTMLElement>(`[data-slot="${slotId}"] ${part}`);
  const pick = async (sectionId: string | null) => {
    const rows = await pickQuestions();
    if (!rows || rows.length === 0) return;
    learn(rows);
    const picked = rows.map(fixedSlot);
    focusAfter(
      () => {
        onChange(added(sections, picked, sectionId));
        setSaid(t('added', { count: rows.length }));
      },
      // The first ones take the place of the button that they were asked for with.
      () => (sectionId === null ? partOf(picked[0]?.slotId, 'a') : null),
    );
  };
  const draw = (sectionId: string | null) => {
    const slot = drawSlot(courseBank);
    focusAfter(
      () => onChange(added(sections, [slot], sectionId)),
      // How many is what one says next, wherever it was asked for.
      () => partOf(slot.slotId, 'input'),
    );
  };
  const headOf = (sectionId: string) => document.getElementById(`section-${sectionId}`);
  const addSection = () => {
    const section = newSection();
    // It pushes the button by which it was added out of sight: one goes on in it.
    focusAfter(
      () => onChange([...sections, section]),
      () => headOf(section.sectionId),
    );
  };
  const step = (slot: Slot, by: -1 | 1) => {
    if (!canStep(sections, slot.slotId, by)) return;
    const { activeElement } = document;
    keepFocus();
    const next = stepped(sections, slot.slotId, by);
    const { section, at } = whereIs(next, slot.slotId);
    // In another section it is drawn anew: the same button of it takes the focus.
    const label = activeElement?.getAttribute('aria-keyshortcuts');
    focusAfter(
      () => {
        onChange(next);
        setSaid(t('movedTo', { place: at + 1, section: section + 1 }));
      },
      () => {
        const row = root.current?.querySelector(`[data-slot="${slot.slotId}"]`);
        if (!row || row.contains(document.activeElement)) return null;
        const again = label && row.querySelector<HTMLElement>(`[aria-keyshortcuts="${label}"]`);
        return again || row.querySelector<HTMLElement>('button');
      },
    );
  };
  const moveSection = (from: number, to: number) => {
    if (to < 0 || to >= sections.length) return;
    keepFocus();
    onChange(moved(sections, from, to));
    setSaid(t('questions:list.moved', { place: to + 1, count: sections.length }));
  };
  const remove = (slot: Slot) => {
    const without = withoutSlot(sections, slot.slotId);
    if (!without) return;
    const row = slot.kind === 'fixed' ? known.get(slot.questionId) : undefined;
    const what = row ? nameOf(row, language) || t('banks:unnamed') : t('aPlace');
    setRemoved({ ...without.removed, words: t('removed', { what }) });
    onChange(without.sections);
  };
  const removeSection = (at: number) => {
    const section = sections[at];
    if (!section) return;
    const what = t('section.nth', { number: at + 1 });
    setRemoved({ what: 'section', section, at, words: t('removed', { what }) });
    onChange(sections.filter((one) => one !== section));
  };

  if (error && known.size === 0) return <ErrorState error={error} retry={retry} />;
  const numbers = numbersOf(sections);
  return (
    <Flex ref={root} direction="column" gap="5">
      {sections.length === 0 && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button onClick={() => void pick(null)}>
              <Icon name="plus" />
              {t('pick')}
            </Button>
          }
        />
      )}
      {sections.map((section, at) => (
        <SectionCard
          key={section.sectionId}
          section={section}
          at={at}
          count={sections.length}
          onChange={(next) => onChange(sections.map((one, place) => (place === at ? next : one)))}
          onMove={(to) => moveSection(at, to)}
          onRemove={() => removeSection(at)}
          onPick={() => void pick(section.sectionId)}
          onDraw={() => draw(section.sectionId)}
        >
          {section.slots.map((slot) => {
            const shared = {
              numbers: numbers.get(slot.slotId) ?? '',
              canUp: canStep(sections, slot.slotId, -1),
              canDown: canStep(sections, slot.slotId, 1),
              onStep: (by: -1 | 1) => step(slot, by),
              onRemove: () => remove(slot),
              onPoints: (points: number) => onChange(changedSlot(sections, { ...slot, points })),
            };
            return slot.kind === 'fixed' ? (
              <FixedRow
                key={slot.slotId}
                courseId={place.courseId}
                slot={slot}
                row={known.get(slot.questionId) ?? (isPending ? undefined : null)}
                stem={stems.get(slot.slotId)}
                repeated={repeated.has(slot.questionId)}
                onVersion={(version) => onChange(changedSlot(sections, { ...slot, version }))}
                {...shared}
              />
            ) : (
              <DrawRow
                key={slot.slotId}
                slot={slot}
                banks={place.banks}
                pool={pools.states.get(slot.slotId)}
                failed={pools.failed.has(slot.slotId)}
                onRetry={pools.retry}
                onChange={(next) => onChange(changedSlot(sections, next))}
                {...shared}
              />
            );
          })}
        </SectionCard>
      ))}
      <Flex gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={sections.length >= 20}
          onClick={() => {
            if (sections.length < 20) addSection();
          }}
        >
          <Icon name="plus" />
          {t('section.add')}
        </Button>
        {slots.length === 0 && sections.length === 0 && (
          <Button size="sm" variant="quiet" onClick={() => draw(null)}>
            <Icon name="plus" />
            {t('addDraw')}
          </Button>
        )}
      </Flex>
      {removed && (
        <RemovedBar
          key={removed.words}
          words={removed.words}
          onUndo={() =>
            focusAfter(
              () => {
                onChange(putBack(sections, removed));
                setRemoved(null);
              },
              // One goes on where one was when it was removed.
              () =>
                removed.what === 'section'
                  ? headOf(removed.section.sectionId)
                  : partOf(removed.slot.slotId, '[id$="-drop"]'),
            )
          }
          onOver={() => setRemoved(null)}
        />
      )}
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </Flex>
  );
}
