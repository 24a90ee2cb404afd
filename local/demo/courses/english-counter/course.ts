import type { DemoCourse } from '../../demo-course.ts';

export const englishCounter: DemoCourse = {
  folder: 'english-counter',
  owner: 'nadia.okafor@example.com',
  languages: ['es'],
  code: 'ENG-110',
  title: { es: 'Inglés para atender al público' },
  summary: { es: 'Saludar, entender qué te piden y resolverlo, aunque sepas poco inglés.' },
  description: {
    es: 'Un curso breve para quien trabaja en una tienda, una recepción o un mostrador y de vez en cuando tiene delante a alguien que solo habla inglés. No hace falta hablar bien: hace falta entenderse.\n\nPartimos de las frases que resuelven nueve de cada diez conversaciones y de los sonidos que más confunden a quien habla español.',
  },
  outcomes: [
    { es: 'Recibir a alguien y ofrecer ayuda con naturalidad' },
    { es: 'Pedir que te repitan algo sin perder la calma' },
    { es: 'Decir precios, horas y números de habitación sin errores' },
    { es: 'Dar malas noticias con cortesía' },
  ],
  category: 'languages',
  level: 'beginner',
  effort: { weeks: 2, hours: 5 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
