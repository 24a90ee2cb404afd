import type { DemoCourse } from '../../demo-course.ts';

export const climate: DemoCourse = {
  folder: 'climate',
  owner: 'teacher@example.com',
  languages: ['es'],
  code: 'SCI-210',
  title: { es: 'Medir el clima: del termómetro a la tendencia' },
  summary: {
    es: 'Cómo se toma una temperatura, cómo se compara con otras y qué se puede afirmar con ella.',
  },
  description: {
    es: 'Detrás de cada titular sobre el clima hay alguien que leyó un termómetro y alguien que decidió si se podía comparar con el de hace cien años. En este curso haces las dos cosas: montas una estación sencilla, limpias una serie de datos y calculas una tendencia con su incertidumbre.\n\nHace falta una hoja de cálculo y no asustarse de una media. No hace falta haber estudiado física.',
  },
  outcomes: [
    { es: 'Instalar un termómetro que mida el aire y no el sol' },
    { es: 'Calcular medias, normales y anomalías' },
    { es: 'Detectar saltos que no son del clima' },
    { es: 'Estimar una tendencia y decir qué seguridad tiene' },
  ],
  requirements: [{ es: 'Calcular una media no te asusta' }, { es: 'Una hoja de cálculo' }],
  category: 'science',
  level: 'intermediate',
  effort: { weeks: 4, hours: 14 },
  price: null,
  startsInDays: 10,
  seats: 80,
  enrollmentMode: 'open',
};
