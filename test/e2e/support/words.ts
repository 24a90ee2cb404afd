import { createInstance } from 'i18next';
import type { Language } from '#shared/policies/languages.ts';
import enAccounts from '#web/locales/en/accounts.json' with { type: 'json' };
import enAuthoring from '#web/locales/en/authoring.json' with { type: 'json' };
import enBlocks from '#web/locales/en/blocks.json' with { type: 'json' };
import enCommon from '#web/locales/en/common.json' with { type: 'json' };
import enCourses from '#web/locales/en/courses.json' with { type: 'json' };
import enEnrollments from '#web/locales/en/enrollments.json' with { type: 'json' };
import enErrors from '#web/locales/en/errors.json' with { type: 'json' };
import enFeatured from '#web/locales/en/featured.json' with { type: 'json' };
import enFrame from '#web/locales/en/frame.json' with { type: 'json' };
import enHelp from '#web/locales/en/help.json' with { type: 'json' };
import enHome from '#web/locales/en/home.json' with { type: 'json' };
import enIdentity from '#web/locales/en/identity.json' with { type: 'json' };
import enLessons from '#web/locales/en/lessons.json' with { type: 'json' };
import enMedia from '#web/locales/en/media.json' with { type: 'json' };
import enPalette from '#web/locales/en/palette.json' with { type: 'json' };
import enNews from '#web/locales/en/news.json' with { type: 'json' };
import enParts from '#web/locales/en/parts.json' with { type: 'json' };
import enPlayer from '#web/locales/en/player.json' with { type: 'json' };
import enProse from '#web/locales/en/prose.json' with { type: 'json' };
import enRoster from '#web/locales/en/roster.json' with { type: 'json' };
import enShell from '#web/locales/en/shell.json' with { type: 'json' };
import enTransfer from '#web/locales/en/transfer.json' with { type: 'json' };
import enStructure from '#web/locales/en/structure.json' with { type: 'json' };
import enUsers from '#web/locales/en/users.json' with { type: 'json' };
import esAccounts from '#web/locales/es/accounts.json' with { type: 'json' };
import esAuthoring from '#web/locales/es/authoring.json' with { type: 'json' };
import esBlocks from '#web/locales/es/blocks.json' with { type: 'json' };
import esCommon from '#web/locales/es/common.json' with { type: 'json' };
import esCourses from '#web/locales/es/courses.json' with { type: 'json' };
import esEnrollments from '#web/locales/es/enrollments.json' with { type: 'json' };
import esErrors from '#web/locales/es/errors.json' with { type: 'json' };
import esFeatured from '#web/locales/es/featured.json' with { type: 'json' };
import esFrame from '#web/locales/es/frame.json' with { type: 'json' };
import esHelp from '#web/locales/es/help.json' with { type: 'json' };
import esHome from '#web/locales/es/home.json' with { type: 'json' };
import esIdentity from '#web/locales/es/identity.json' with { type: 'json' };
import esLessons from '#web/locales/es/lessons.json' with { type: 'json' };
import esMedia from '#web/locales/es/media.json' with { type: 'json' };
import esPalette from '#web/locales/es/palette.json' with { type: 'json' };
import esNews from '#web/locales/es/news.json' with { type: 'json' };
import esParts from '#web/locales/es/parts.json' with { type: 'json' };
import esPlayer from '#web/locales/es/player.json' with { type: 'json' };
import esProse from '#web/locales/es/prose.json' with { type: 'json' };
import esRoster from '#web/locales/es/roster.json' with { type: 'json' };
import esShell from '#web/locales/es/shell.json' with { type: 'json' };
import esTransfer from '#web/locales/es/transfer.json' with { type: 'json' };
import esStructure from '#web/locales/es/structure.json' with { type: 'json' };
import esUsers from '#web/locales/es/users.json' with { type: 'json' };

const resources = {
  en: {
    accounts: enAccounts,
    authoring: enAuthoring,
    blocks: enBlocks,
    common: enCommon,
    courses: enCourses,
    enrollments: enEnrollments,
    errors: enErrors,
    featured: enFeatured,
    frame: enFrame,
    help: enHelp,
    home: enHome,
    identity: enIdentity,
    lessons: enLessons,
    media: enMedia,
    palette: enPalette,
    news: enNews,
    parts: enParts,
    player: enPlayer,
    prose: enProse,
    roster: enRoster,
    shell: enShell,
    transfer: enTransfer,
    structure: enStructure,
    users: enUsers,
  },
  es: {
    accounts: esAccounts,
    authoring: esAuthoring,
    blocks: esBlocks,
    common: esCommon,
    courses: esCourses,
    enrollments: esEnrollments,
    errors: esErrors,
    featured: esFeatured,
    frame: esFrame,
    help: esHelp,
    home: esHome,
    identity: esIdentity,
    lessons: esLessons,
    media: esMedia,
    palette: esPalette,
    news: esNews,
    parts: esParts,
    player: esPlayer,
    prose: esProse,
    roster: esRoster,
    shell: esShell,
    transfer: esTransfer,
    structure: esStructure,
    users: esUsers,
  },
};

const namespaces = [
  'common',
  'accounts',
  'authoring',
  'blocks',
  'courses',
  'enrollments',
  'errors',
  'featured',
  'frame',
  'help',
  'home',
  'identity',
  'lessons',
  'media',
  'news',
  'parts',
  'player',
  'prose',
  'roster',
  'shell',
  'structure',
  'transfer',
  'users',
] as const;

const texts = createInstance();
await texts.init({ resources, fallbackLng: false, interpolation: { escapeValue: false } });

/** What the site says in a language: `wordsIn('es')('common:signIn')`. */
export const wordsIn = (language: Language) => texts.getFixedT(language, namespaces);

export type Words = ReturnType<typeof wordsIn>;
