import type { CallInput } from '#shared/contract/client.ts';
import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { LocalizedRichText, RichText } from '#shared/schemas/rich-text.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';

type NewQuestion = CallInput<'banks.createQuestions'>['body']['questions'][number];
type Words = Required<Record<Language, string>>;

const both = <T>(make: (language: Language) => T) => ({ en: make('en'), es: make('es') });

/** A text of one paragraph in both languages, with lines of code under it. */
const text = (words: Words, code?: string): LocalizedRichText =>
  both((language): RichText => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: words[language] }] },
      ...(code === undefined
        ? []
        : [
            {
              type: 'codeBlock' as const,
              attrs: { language: 'python' as const },
              content: [{ type: 'text' as const, text: code }],
            },
          ]),
    ],
  }));

const asWritten = (words: string): Words => ({ en: words, es: words });

const common = (
  stem: LocalizedRichText,
  feedback: Words | null = null,
  hints: LocalizedText[] = [],
) => ({
  stem,
  audio: null,
  hints,
  feedback: feedback && text(feedback),
  belowZero: false,
});

const whole = 10_000;
const option = (optionId: string, words: Words, weight = 0, feedback: Words | null = null) => ({
  optionId,
  text: text(words),
  weight,
  feedback: feedback && text(feedback),
  keepLast: false,
});

type Facts = Pick<NewQuestion, 'tags' | 'difficulty' | 'points' | 'status' | 'name'>;

const ready = <T extends QuestionType>(
  tags: string[],
  difficulty: 'easy' | 'medium' | 'hard',
  content: QuestionContentOf<T>,
  facts: Facts = {},
): NewQuestion => ({
  tags,
  difficulty,
  status: 'ready',
  content,
  ...facts,
});

/** The bank of "Python from zero": questions of each type that people take there, and a draft. */
const python: NewQuestion[] = [
  ready('names values'.split(' '), 'easy', {
    type: 'singleChoice',
    ...common(
      text(
        { en: 'What does this program print?', es: '¿Qué muestra este programa?' },
        'age = 20\nage = age + 1\nprint(age)',
      ),
      {
        en: 'The right side is worked out first, with the value that the name has had so far.',
        es: 'Primero se calcula el lado derecho, con el valor que el nombre tenía hasta entonces.',
      },
    ),
    options: [
      option('a', asWritten('21'), whole),
      option('b', asWritten('20'), 0, {
        en: 'That was its first value. The second line gives the name another one.',
        es: 'Ese era el primer valor. La segunda línea le da otro al nombre.',
      }),
      option('c', asWritten('age + 1'), 0, {
        en: 'Without quotation marks, it is worked out and not shown as it is written.',
        es: 'Sin comillas, se calcula; no se muestra tal como está escrito.',
      }),
      option('d', {
        en: 'An error: a number cannot be one more than itself.',
        es: 'Un error: un número no puede ser uno más que él mismo.',
      }),
    ],
    shuffle: true,
  }),
  ready(['values'], 'easy', {
    type: 'multipleChoice',
    ...common(text({ en: 'Which of these are text?', es: '¿Cuáles de estos valores son texto?' })),
    options: [
      { ...option('a', asWritten('"42"')), isRight: true },
      { ...option('b', asWritten("'True'")), isRight: true },
      { ...option('c', asWritten('42')), isRight: false },
      { ...option('d', asWritten('True')), isRight: false },
    ],
    scheme: 'rightMinusWrong',
    shuffle: true,
  }),
  ready(['decisions'], 'easy', {
    type: 'trueFalse',
    ...common(
      text({
        en: 'A single equals sign asks whether two values are the same.',
        es: 'Un solo signo igual pregunta si dos valores son iguales.',
      }),
    ),
    isTrue: false,
    whenTrue: text({
      en: 'That is “==”. A single “=” gives a name to a value.',
      es: 'Eso es «==». Un solo «=» le da un nombre a un valor.',
    }),
    whenFalse: null,
  }),
  ready(['loops'], 'medium', {
    type: 'numeric',
    ...common(
      text(
        { en: 'Which number does this program print?', es: '¿Qué número muestra este programa?' },
        'total = 0\nfor number in range(1, 5):\n    total = total + number\nprint(total)',
      ),
      {
        en: 'range(1, 5) gives 1, 2, 3 and 4: the last one is left out.',
        es: 'range(1, 5) da 1, 2, 3 y 4: el último no entra.',
      },
      [
        {
          en: 'Write down the value of “total” after each round.',
          es: 'Apunta el valor de «total» después de cada vuelta.',
        },
      ],
    ),
    accepted: [
      { value: '10', tolerance: { kind: 'absolute', by: '0' }, weight: whole, feedback: null },
      {
        value: '15',
        tolerance: { kind: 'absolute', by: '0' },
        weight: 2500,
        feedback: text({
          en: 'Almost: with range(1, 5), the 5 is left out.',
          es: 'Casi: con range(1, 5), el 5 no entra.',
        }),
      },
    ],
    unit: null,
  }),
  ready(['loops'], 'easy', {
    type: 'shortText',
    ...common(
      text({
        en: 'Which word begins a loop that runs once for each thing in a list?',
        es: '¿Con qué palabra empieza un bucle que da una vuelta por cada elemento de una lista?',
      }),
    ),
    accepted: [
      { text: 'for', weight: whole, feedback: null },
      {
        text: 'while',
        weight: 0,
        feedback: text({
          en: '“while” goes on as long as something is true.',
          es: '«while» sigue mientras algo sea verdadero.',
        }),
      },
    ],
    matchCase: false,
    matchAccents: false,
  }),
  ready('loops decisions functions'.split(' '), 'medium', {
    type: 'matching',
    ...common(text({ en: 'What is each of these for?', es: '¿Para qué sirve cada una?' })),
    pairs: [
      {
        pairId: 'a',
        left: text(asWritten('if')),
        right: { en: 'To decide', es: 'Para decidir' },
      },
      {
        pairId: 'b',
        left: text(asWritten('for')),
        right: { en: 'To repeat', es: 'Para repetir' },
      },
      {
        pairId: 'c',
        left: text(asWritten('def')),
        right: { en: 'To name some lines of code', es: 'Para ponerles nombre a unas líneas' },
      },
    ],
    distractors: [
      { distractorId: 'd', right: { en: 'To end a program', es: 'Para terminar un programa' } },
    ],
    scheme: 'each',
  }),
  ready(['functions'], 'medium', {
    type: 'ordering',
    ...common(
      text({
        en: 'Put the lines in the order in which the program prints 6.',
        es: 'Ordena las líneas para que el programa muestre 6.',
      }),
    ),
    items: [
      'def double(number):',
      '    return number * 2',
      'result = double(3)',
      'print(result)',
    ].map((line, at) => ({ itemId: `l${at}`, text: text(asWritten(line.trim())) })),
    scheme: 'neighbors',
  }),
  ready(['values'], 'easy', {
    type: 'categorize',
    ...common(
      text({
        en: 'What kind of value is each of these?',
        es: '¿Qué tipo de valor es cada uno?',
      }),
    ),
    categories: [
      { categoryId: 'n', name: { en: 'Number', es: 'Número' } },
      { categoryId: 't', name: { en: 'Text', es: 'Texto' } },
    ],
    items: [
      { itemId: 'a', text: text(asWritten('3.14')), categoryId: 'n' },
      { itemId: 'b', text: text(asWritten('"3.14"')), categoryId: 't' },
      { itemId: 'c', text: text(asWritten('-7')), categoryId: 'n' },
      { itemId: 'd', text: text(asWritten('True')), categoryId: null },
    ],
    offersNone: true,
    scheme: 'each',
  }),
  ready(
    ['project'],
    'hard',
    {
      type: 'essay',
      ...common(
        text({
          en: 'Your program adds up what you spent. What could go wrong with the file that it reads, and what should the program do then?',
          es: 'Tu programa suma lo que has gastado. ¿Qué puede fallar en el archivo que lee, y qué debería hacer entonces el programa?',
        }),
      ),
      lines: 10,
      minWords: 40,
      maxWords: 250,
      template: null,
      guide: text({
        en: 'Two things that go wrong, one point each; what the program says to its user, one point.',
        es: 'Dos fallos posibles, un punto cada uno; lo que el programa le dice a quien lo usa, un punto.',
      }),
      sample: text({
        en: 'The file is missing, or a line has no number. The program should name the line and go on with the others.',
        es: 'Falta el archivo, o una línea no tiene número. El programa debería decir qué línea es y seguir con las demás.',
      }),
    },
    { points: 30_000 },
  ),
  ready(
    ['project'],
    'easy',
    {
      type: 'survey',
      ...common(
        text({
          en: 'How did the project feel compared with the lessons?',
          es: '¿Qué te ha parecido el proyecto en comparación con las lecciones?',
        }),
      ),
      options: [
        { optionId: 'a', text: text({ en: 'Easier', es: 'Más fácil' }) },
        { optionId: 'b', text: text({ en: 'About the same', es: 'Más o menos igual' }) },
        { optionId: 'c', text: text({ en: 'Harder', es: 'Más difícil' }) },
      ],
      several: false,
      comment: true,
    },
    { points: 0, name: 'How the project felt' },
  ),
  {
    tags: ['functions'],
    difficulty: 'hard',
    content: {
      type: 'singleChoice',
      ...common(
        text({
          en: 'What does a function give back that has no “return”?',
          es: '¿Qué devuelve una función que no tiene «return»?',
        }),
      ),
      options: [option('a', asWritten('None')), option('b', asWritten('0'))],
      shuffle: true,
    },
  },
];

/** The questions of each course that has a bank, by its folder. */
export const questions: Record<string, NewQuestion[]> = { python };
