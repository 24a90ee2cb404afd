// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function startFresh(): Promise<string | undefined> {
  vi.resetModules();
  const { default: fresh } = await import('i18next');
  const { startI18n } = await import('./i18n.ts');
  await startI18n();
  return fresh.resolvedLanguage;
}

const forgetAll = () => {
  localStorage.clear();
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  document.documentElement.removeAttribute('lang');
  history.replaceState(null, '', '/');
};

beforeEach(forgetAll);

describe('the language', () => {
  it('is English where nothing speaks for another', async () => {
    expect(await startFresh()).toBe('en');
  });

  it('comes from local storage before the cookie', async () => {
    localStorage.setItem('i18nextLng', 'es');
    document.cookie = 'i18next=en; path=/';
    expect(await startFresh()).toBe('es');
  });

  it('comes from the cookie before the html tag', async () => {
    document.cookie = 'i18next=es; path=/';
    document.documentElement.lang = 'en';
    expect(await startFresh()).toBe('es');
  });

  it('comes from the html tag before the path', async () => {
    document.documentElement.lang = 'es';
    history.replaceState(null, '', '/en/courses');
    expect(await startFresh()).toBe('es');
  });

  it('comes from the path', async () => {
    history.replaceState(null, '', '/es/courses');
    expect(await startFresh()).toBe('es');
  });

  it('comes from the path also for somebody who came before without choosing', async () => {
    document.documentElement.lang = 'en';
    await startFresh();
    expect(localStorage.getItem('i18nextLng'), 'kept without a choice').toBeNull();
    expect(document.cookie).not.toContain('i18next');
    document.documentElement.lang = 'es';
    history.replaceState(null, '', '/es/courses');
    expect(await startFresh()).toBe('es');
    expect(localStorage.getItem('i18nextLng')).toBe('es');
  });

  it('comes from the subdomain', async () => {
    const { href } = location;
    jsdom.reconfigure({ url: 'http://es.example.org/courses' });
    expect(await startFresh()).toBe('es');
    jsdom.reconfigure({ url: href });
  });

  it('is read from a regional one, and English from one that we do not speak', async () => {
    localStorage.setItem('i18nextLng', 'es-MX');
    expect(await startFresh()).toBe('es');
    forgetAll();
    localStorage.setItem('i18nextLng', 'fr');
    expect(await startFresh()).toBe('en');
  });

  it('is kept in local storage and in a cookie, and told to the document', async () => {
    await startFresh();
    const { default: fresh } = await import('i18next');
    await fresh.changeLanguage('es');
    expect(localStorage.getItem('i18nextLng')).toBe('es');
    expect(document.cookie).toContain('i18next=es');
    expect(document.documentElement.lang).toBe('es');
  });
});
