import type { DemoCourse } from '../../demo-course.ts';

export const sql: DemoCourse = {
  folder: 'sql',
  owner: 'teacher@example.com',
  languages: ['es'],
  code: 'TEC-240',
  title: { es: 'SQL: hacerles preguntas a los datos' },
  summary: {
    es: 'Consultas, uniones, grupos y ventanas con una biblioteca de barrio que cabe en la cabeza.',
  },
  description: {
    es: 'SQL tiene cincuenta años y sigue siendo la forma más directa de preguntar algo a un montón de datos. Aquí no se memorizan comandos: se aprende a formular la pregunta, a prever el resultado y a desconfiar cuando sale un número bonito.\n\nConviene haber programado un poco o manejarse con hojas de cálculo. Puedes practicar con SQLite o PostgreSQL, que son gratuitos.',
  },
  outcomes: [
    { es: 'Filtrar, ordenar y agrupar sabiendo qué sale antes de ejecutarlo' },
    { es: 'Unir tablas sin perder ni duplicar filas' },
    { es: 'Tratar los valores nulos sin sorpresas' },
    { es: 'Usar subconsultas y funciones de ventana' },
  ],
  requirements: [
    { es: 'Has programado un poco o te manejas con hojas de cálculo' },
    { es: 'SQLite o PostgreSQL, que son gratuitos' },
  ],
  category: 'technology',
  level: 'intermediate',
  effort: { weeks: 4, hours: 14 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
