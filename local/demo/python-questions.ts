import {
  asWritten,
  choice,
  common,
  type NewQuestion,
  number,
  option,
  ready,
  statement,
  text,
  whole,
} from './question-words.ts';

/** The bank of "Python from zero": questions of each type that people take there, and a draft. */
export const pythonQuestions: NewQuestion[] = [
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
  choice(
    ['loops'],
    'medium',
    text(
      {
        en: 'How often does this program say “again”?',
        es: '¿Cuántas veces dice «again» este programa?',
      },
      'n = 3\nwhile n > 0:\n    print("again")\n    n = n - 1',
    ),
    [asWritten('3'), asWritten('2'), asWritten('4'), { en: 'Without end', es: 'Sin fin' }],
    {
      en: 'n is 3, 2 and 1 in the three rounds. With 0 the loop ends.',
      es: 'n vale 3, 2 y 1 en las tres vueltas. Con 0 el bucle termina.',
    },
  ),
  choice(
    ['loops'],
    'hard',
    text(
      { en: 'What does this program print?', es: '¿Qué muestra este programa?' },
      'word = ""\nfor letter in "abc":\n    word = letter + word\nprint(word)',
    ),
    [asWritten('cba'), asWritten('abc'), asWritten('c'), asWritten('aabbcc')],
    {
      en: 'Each letter is put in front of what was there before.',
      es: 'Cada letra se pone delante de lo que ya había.',
    },
  ),
  number(
    ['loops'],
    'hard',
    text(
      { en: 'Which number does this program print?', es: '¿Qué número muestra este programa?' },
      'count = 0\nfor a in range(3):\n    for b in range(4):\n        count = count + 1\nprint(count)',
    ),
    '12',
    {
      en: 'The inner loop makes four rounds in each of three.',
      es: 'El bucle interior da cuatro vueltas en cada una de las tres.',
    },
  ),
  statement(
    ['loops'],
    'easy',
    {
      en: 'A “while” loop may run not even once.',
      es: 'Un bucle «while» puede no dar ni una vuelta.',
    },
    true,
    {
      en: 'It asks before the first round too: if the answer is no, it is skipped.',
      es: 'También pregunta antes de la primera vuelta: si la respuesta es no, se salta.',
    },
  ),
  number(
    ['values'],
    'medium',
    text(
      { en: 'Which number does this program print?', es: '¿Qué número muestra este programa?' },
      'print(17 // 5)',
    ),
    '3',
    {
      en: '“//” divides and leaves out what is behind the point.',
      es: '«//» divide y deja fuera lo que va detrás de la coma.',
    },
  ),
  choice(
    ['values'],
    'medium',
    text({ en: 'What does this print?', es: '¿Qué muestra esto?' }, 'print("4" + "2")'),
    [asWritten('42'), asWritten('6'), { en: 'An error', es: 'Un error' }],
    {
      en: 'Both are text: plus puts one behind the other.',
      es: 'Los dos son texto: el signo más pone uno detrás del otro.',
    },
  ),
  choice(
    ['decisions'],
    'medium',
    text(
      { en: 'What does this program print?', es: '¿Qué muestra este programa?' },
      'age = 18\nif age > 18:\n    print("A")\nelif age >= 18:\n    print("B")\nelse:\n    print("C")',
    ),
    [asWritten('B'), asWritten('A'), asWritten('C'), { en: 'A and B', es: 'A y B' }],
    {
      en: '18 is not more than 18, but it is 18 or more. Only the first that fits is run.',
      es: '18 no es mayor que 18, pero sí es 18 o más. Solo se ejecuta la primera que se cumple.',
    },
  ),
  statement(
    ['decisions'],
    'medium',
    {
      en: '“True and False” is True.',
      es: '«True and False» es True.',
    },
    false,
    {
      en: 'With “and”, both sides must be true.',
      es: 'Con «and» tienen que cumplirse los dos lados.',
    },
  ),
  ready(['functions'], 'easy', {
    type: 'shortText',
    ...common(
      text({
        en: 'Which word gives a value back from a function?',
        es: '¿Con qué palabra devuelve un valor una función?',
      }),
    ),
    accepted: [
      { text: 'return', weight: whole, feedback: null },
      {
        text: 'print',
        weight: 0,
        feedback: text({
          en: '“print” shows the value; whoever called the function gets nothing.',
          es: '«print» muestra el valor; quien llamó a la función no recibe nada.',
        }),
      },
    ],
    matchCase: false,
    matchAccents: false,
  }),
  ready(['loops', 'functions'], 'medium', {
    type: 'cloze',
    ...common(
      text({
        en: 'A loop over a list begins with [[1]]; a function of one’s own begins with [[2]]; range(5) gives [[3]] numbers.',
        es: 'Un bucle sobre una lista empieza con [[1]]; una función propia empieza con [[2]]; range(5) da [[3]] números.',
      }),
    ),
    gaps: [
      {
        gapId: 1,
        share: 1,
        of: {
          type: 'shortText',
          accepted: [{ text: 'for', weight: whole, feedback: null }],
          matchCase: false,
          matchAccents: false,
        },
      },
      {
        gapId: 2,
        share: 1,
        of: {
          type: 'shortText',
          accepted: [{ text: 'def', weight: whole, feedback: null }],
          matchCase: false,
          matchAccents: false,
        },
      },
      {
        gapId: 3,
        share: 1,
        of: {
          type: 'numeric',
          accepted: [
            {
              value: '5',
              tolerance: { kind: 'absolute', by: '0' },
              weight: whole,
              feedback: null,
            },
          ],
          unit: null,
        },
      },
    ],
  }),
  ready(['values', 'practice'], 'hard', {
    type: 'formula',
    ...common(
      text(
        {
          en: 'A ticket costs {price}, and a group buys {count} of them. What does print(total) show?',
          es: 'Una entrada cuesta {price} y un grupo compra {count}. ¿Qué muestra print(total)?',
        },
        'total = price * count\nprint(total)',
      ),
    ),
    variables: [
      { name: 'price', from: '4', to: '12', decimals: 0 },
      { name: 'count', from: '3', to: '9', decimals: 0 },
    ],
    expression: 'price * count',
    tolerance: { kind: 'absolute', by: '0' },
    decimals: null,
    unit: null,
  }),
  ready(
    ['project'],
    'medium',
    {
      type: 'file',
      ...common(
        text({
          en: 'Send the program that you wrote for the project, as a text file.',
          es: 'Envía el programa que escribiste para el proyecto, como archivo de texto.',
        }),
      ),
      accepts: ['text/plain', 'application/zip'],
      most: 2,
      mostBytes: 1_000_000,
      guide: text({
        en: 'It reads the file, it adds up, it prints the sum: one point each.',
        es: 'Lee el archivo, suma y muestra el total: un punto por cada cosa.',
      }),
    },
    { points: 30_000, name: 'The program of the project' },
  ),
];
