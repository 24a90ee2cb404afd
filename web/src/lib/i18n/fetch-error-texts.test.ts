// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import './error-texts.ts';
import { fetchErrorTexts } from './fetch-error-texts.ts';
import { startI18n } from './i18n.ts';

beforeAll(() => startI18n());

const refused = (code: ErrorCode) =>
  new ApiError(409, { type: '', title: '', status: 409, code, requestId: 'r' });

it('fetches the words of what a feature refuses with the first such error, in both languages', async () => {
  expect(i18next.exists('errors:not_found')).toBe(true);
  expect(i18next.exists('errors:quiz_closed')).toBe(false);
  vi.doMock('./feature-error-texts.ts', () => {
    throw new Error('no line');
  });
  await fetchErrorTexts(refused('group_full'));
  expect(i18next.t('errors:group_full')).toBe(i18next.t('errors:unexpected'));
  vi.doUnmock('./feature-error-texts.ts');
  await fetchErrorTexts(refused('quiz_closed'));
  expect(i18next.t('errors:quiz_closed', { lng: 'en' })).toBe('This quiz has closed.');
  expect(i18next.t('errors:quiz_closed', { lng: 'es' })).toMatch(/cerr/);
});
