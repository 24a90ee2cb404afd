import type { DemoCourse } from '../../demo-course.ts';

export const harmony: DemoCourse = {
  folder: 'harmony',
  owner: 'tomas.aguirre@example.com',
  languages: ['es'],
  code: 'ART-230',
  title: { es: 'Armonía: acordes que van a alguna parte' },
  summary: {
    es: 'Entender por qué una progresión funciona, armonizar una melodía y acompañar sin partitura.',
  },
  description: {
    es: 'Ya conoces algunos acordes y los tocas en el orden que dice el cifrado. Este curso explica por qué ese orden y no otro: qué tensión pide descanso, qué nota tira hacia dónde y cómo elegir el acorde siguiente cuando nadie te lo dicta.\n\nNecesitas un teclado o una guitarra y leer los nombres de las notas. Todo se toca antes de explicarse.',
  },
  outcomes: [
    { es: 'Construir los acordes de una tonalidad mayor y sus séptimas' },
    { es: 'Distinguir tónica, subdominante y dominante de oído' },
    { es: 'Enlazar acordes moviendo poco cada voz' },
    { es: 'Armonizar una melodía de ocho compases' },
  ],
  requirements: [
    { es: 'Conoces algunos acordes y el nombre de las notas' },
    { es: 'Un teclado o una guitarra' },
  ],
  category: 'arts',
  level: 'intermediate',
  effort: { weeks: 4, hours: 12 },
  price: { amount: 2900, currency: 'EUR' },
  seats: null,
  enrollmentMode: 'open',
};
