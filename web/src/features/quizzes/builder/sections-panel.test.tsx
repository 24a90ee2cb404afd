// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormScopeProvider } from '#web/questions/form/form-scope.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import type { QuestionRow, Section } from './types.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const id = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const picked = {
  questionId: '01JABCDEFGHJKMNPQRSTVWXYZ1',
  bankId: id,
  name: 'Seas',
  stem: { en: 'How many seas?' },
  type: 'trueFalse',
  tags: [],
  points: 10_000,
  status: 'ready',
  binnedAt: null,
  contentVersion: 1,
} as unknown as QuestionRow;

const scope: ComponentProps<typeof FormScopeProvider>['value'] = {
  files: new Map() as never,
  pickMedia: async () => undefined,
  issues: [],
  findings: [],
  languages: ['en'],
  active: null,
  onActivate: () => undefined,
};

beforeEach(() => {
  api.mockResolvedValue({ questions: [], isWhole: true });
});

function Panel({ first = [] }: { first?: Section[] }) {
  const [sections, setSections] = useState<readonly Section[]>(first);
  const [known, setKnown] = useState(new Map<string, QuestionRow>());
  return (
    <FormScopeProvider value={scope}>
      <SectionsPanel
        place={{ courseId: id, quizId: id, title: 'Quiz', startsOn: null, banks: [id] }}
        sections={sections}
        questions={{
          known,
          isPending: false,
          error: null,
          retry: () => undefined,
          learn: (rows) => setKnown(new Map(rows.map((row) => [row.questionId, row]))),
        }}
        pickQuestions={async () => [picked]}
        onChange={setSections}
      />
    </FormScopeProvider>
  );
}

it('puts the focus at once into a draw that was added: a key that is pressed next goes there', async () => {
  await renderInSite(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a random draw' }));
  const count = screen.getByLabelText('How many');
  expect(document.activeElement).toBe(count);
});

it('puts the focus into the first question that was chosen where there was none', async () => {
  await renderInSite(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose questions' }));
  await waitFor(() => expect(document.activeElement?.closest('[data-slot]')).not.toBeNull());
  expect(document.activeElement?.tagName).toBe('A');
});

it('keeps the focus on the button of a question that goes on into another section', async () => {
  const slot = { kind: 'fixed', bankId: id, questionId: picked.questionId, version: null } as const;
  const section = (sectionId: string, slotId: string): Section => ({
    sectionId,
    title: null,
    instructions: null,
    shuffle: false,
    slots: [{ ...slot, slotId, points: 10_000 }],
  });
  await renderInSite(<Panel first={[section('A', 'S1'), section('B', 'S2')]} />);
  const down = document.querySelector<HTMLElement>('[data-slot="S1"] [aria-keyshortcuts$="Down"]')!;
  down.focus();
  fireEvent.click(down);
  const now = document.activeElement!;
  expect(now.closest('[data-slot]')?.getAttribute('data-slot')).toBe('S1');
  expect(now.getAttribute('aria-keyshortcuts')).toBe(down.getAttribute('aria-keyshortcuts'));
});

it('puts the focus back into a question whose removal is undone', async () => {
  const slot = { kind: 'fixed', bankId: id, questionId: picked.questionId, version: null } as const;
  const slots = ['S1', 'S2'].map((slotId) => ({ ...slot, slotId, points: 10_000 }));
  await renderInSite(
    <Panel first={[{ sectionId: 'A', title: null, instructions: null, shuffle: false, slots }]} />,
  );
  const drop = document.querySelector<HTMLElement>('[data-slot="S1"] [id$="-drop"]')!;
  fireEvent.click(drop);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement?.closest('[data-slot]')?.getAttribute('data-slot')).toBe('S1');
});

it('goes on in a section that was added, and in the field of its title', async () => {
  await renderInSite(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a section' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Section 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a title' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
  fireEvent.click(screen.getByRole('button', { name: /^Remove Section 1/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Section 1' }));
});
