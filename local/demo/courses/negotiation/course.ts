import type { DemoCourse } from '../../demo-course.ts';

export const negotiation: DemoCourse = {
  folder: 'negotiation',
  owner: 'tomas.aguirre@example.com',
  languages: ['es'],
  code: 'BUS-130',
  title: { es: 'Negociar sin perder la calma' },
  summary: {
    es: 'Preparar, escuchar y proponer: acuerdos mejores para quien trabaja por su cuenta o en equipo.',
  },
  description: {
    es: 'Negocias más de lo que crees: el precio de un encargo, el reparto de las tareas, la fecha de entrega, las vacaciones. Casi todo se decide antes de sentarse, y casi nada depende de tener labia.\n\nEl grupo es pequeño porque los ejercicios se hacen por parejas. Traes un caso tuyo y lo terminas con un plan de una página.',
  },
  outcomes: [
    { es: 'Calcular tu alternativa antes de hablar de precio' },
    { es: 'Distinguir lo que se pide de lo que se necesita' },
    { es: 'Hacer y responder a una primera oferta' },
    { es: 'Decir que no y seguir en la conversación' },
  ],
  category: 'business',
  level: 'beginner',
  effort: { weeks: 2, hours: 6 },
  price: null,
  seats: 12,
  enrollmentMode: 'open',
};
