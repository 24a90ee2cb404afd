import { expect, it } from 'vitest';
import i18next from 'i18next';
import en from '#web/locales/en/questionFiles.json';
import es from '#web/locales/es/questionFiles.json';
import enQuestions from '#web/locales/en/questions.json';
import esQuestions from '#web/locales/es/questions.json';
import { changeWords } from './change-words.ts';

const wordsIn = async (language: 'en' | 'es') => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: {
      en: { questionFiles: en, questions: enQuestions },
      es: { questionFiles: es, questions: esQuestions },
    },
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, ['questionFiles', 'questions'] as const);
};

it.each([
  [
    'en',
    [
      'Changed: partly right answers are scored in another way: Right choices minus wrong choices',
      'Changed: it comes in as a draft, since something is missing: too few options or pairs, a picture has no description',
      'Changed: its name is cut to 120 characters: rightMinusWrong',
    ],
  ],
  [
    'es',
    [
      'Cambia: las respuestas correctas en parte se puntúan de otro modo: Elecciones correctas menos incorrectas',
      'Cambia: queda como borrador, porque le falta algo: muy pocas opciones o parejas, una imagen sin descripción',
      'Cambia: su nombre se corta a 120 caracteres: rightMinusWrong',
    ],
  ],
] as const)(
  'Codes are said in words, and words of the file as they are, in %s',
  async (language, said) => {
    const t = await wordsIn(language);
    const told = changeWords(t, [
      { reason: 'scoring_changed', detail: 'rightMinusWrong' },
      { reason: 'incomplete', detail: 'too_few_parts' },
      { reason: 'incomplete', detail: 'picture_without_alt' },
      { reason: 'name_cut', detail: 'rightMinusWrong' },
    ]);
    expect(told.map(({ words }) => words)).toEqual(said);
  },
);

it('Of a file that is written it is said what the format lacks, not what a question may have', async () => {
  const changes = [
    { reason: 'hints_cut' as const },
    { reason: 'points_changed' as const },
    { reason: 'unit_changed' as const },
  ];
  const told = async (language: 'en' | 'es') =>
    changeWords(await wordsIn(language), changes, 'written').map(({ words }) => words);
  expect(await told('en')).toEqual([
    'Left out: its hints',
    'Changed: its points, for which the format has no place',
    'Changed: its units are asked for in another way, or rounded',
  ]);
  expect(await told('es')).toEqual([
    'Se omite: sus pistas',
    'Cambia: sus puntos, que no caben en el formato',
    'Cambia: sus unidades se piden de otro modo o se redondean',
  ]);
});
