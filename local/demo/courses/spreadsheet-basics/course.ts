import type { DemoCourse } from '../../demo-course.ts';

/** Given for the last time: archived, so that those who took it keep it and nobody else finds it. */
export const spreadsheetBasics: DemoCourse = {
  folder: 'spreadsheet-basics',
  owner: 'teacher@example.com',
  languages: ['es'],
  state: 'archived',
  code: 'BUS-105',
  title: { es: 'Hojas de cálculo: los primeros pasos' },
  summary: { es: 'Referencias, fórmulas y filtros para llevar unas cuentas que cuadren.' },
  description: {
    es: 'Un curso breve para dejar de sumar con la calculadora al lado de la pantalla. Ya no se imparte; quienes lo hicieron conservan las lecciones.',
  },
  outcomes: [
    { es: 'Escribir fórmulas que se puedan copiar' },
    { es: 'Preparar una tabla que se pueda filtrar' },
  ],
  category: 'business',
  level: 'beginner',
  effort: { weeks: 1, hours: 3 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
