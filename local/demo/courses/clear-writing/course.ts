import type { DemoCourse } from '../../demo-course.ts';

export const clearWriting: DemoCourse = {
  folder: 'clear-writing',
  owner: 'teacher@example.com',
  languages: ['es'],
  code: 'ESP-220',
  title: { es: 'Escritura clara: que te entiendan a la primera' },
  summary: { es: 'Correos, avisos y cartas que se leen una sola vez.' },
  description: {
    es: 'Escribir claro no es escribir poco ni escribir para niños: es ahorrarle trabajo a quien lee. En este curso revisarás textos tuyos de verdad, con herramientas que caben en una hoja.\n\nPara quien escribe a clientes, a la ciudadanía, a su equipo o a su casero.',
  },
  outcomes: [
    { es: 'Poner lo importante en las tres primeras líneas' },
    { es: 'Cortar frases y sacar los verbos escondidos' },
    { es: 'Preparar un texto para que se encuentre de un vistazo' },
  ],
  category: 'languages',
  level: 'intermediate',
  effort: { weeks: 3, hours: 8 },
  price: null,
  startsInDays: 24,
  seats: 40,
  enrollmentMode: 'open',
};
