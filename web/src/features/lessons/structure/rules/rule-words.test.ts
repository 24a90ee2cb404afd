// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#web/lib/i18n/i18n.ts';
import '../texts.ts';
import { availabilityWords, completionWords } from './rule-words.ts';

beforeAll(() => startI18n());

const titleOf = (id: string) => ({ a: 'Flour', b: 'Water' })[id] ?? '';
const prerequisites = [
  { kind: 'block' as const, blockId: 'a' },
  { kind: 'module' as const, moduleId: 'b' },
];
const say = async (language: 'en' | 'es', startsOn: string | null) => {
  await i18next.changeLanguage(language);
  return { t: i18next.getFixedT(language, 'structure'), language, startsOn, titleOf };
};

describe('when something opens, in words', () => {
  it('is a day where the course has a first one, and a number of days where it has none', async () => {
    const row = { release: { from: 'courseStart' as const, days: 3 }, prerequisites: [] };
    expect(availabilityWords(row, await say('en', '2026-02-27'))).toBe(
      'Opens on March 2, 2026, 3 days after the start',
    );
    expect(availabilityWords(row, await say('es', '2026-02-27'))).toBe(
      'Se abre el 2 de marzo de 2026, 3 días después del inicio',
    );
    expect(availabilityWords(row, await say('en', null))).toBe('Opens 3 days after enrollment');
  });

  it('names what must be done first', async () => {
    const words = await say('en', null);
    expect(availabilityWords({ release: null, prerequisites }, words)).toBe(
      'Opens after “Flour” and “Water”',
    );
    const release = { from: 'enrollment' as const, days: 0 };
    expect(availabilityWords({ release, prerequisites }, words)).toBe(
      'Opens on enrollment, after “Flour” and “Water”',
    );
  });

  it('is at any time for a preview', async () => {
    const words = await say('en', null);
    expect(availabilityWords({ release: null, prerequisites, preview: true }, words)).toBe(
      'Open to everyone as a preview',
    );
  });
});

it('what makes something done is told with its measure', async () => {
  const { t } = await say('es', null);
  expect(completionWords({ rule: 'watched', percent: 90 }, t)).toBe(
    'Se termina al ver el 90\u00a0%',
  );
  expect(completionWords({ rule: 'viewed' }, t)).toBe('Se termina al abrirlo');
});
