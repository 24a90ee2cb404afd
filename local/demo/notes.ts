/** A note of the demo student: the course's folder, the lesson counted from 0, the second of its film, and how long ago it was made. */
export type DemoNote = {
  course: string;
  lesson: number;
  second: number | null;
  daysAgo: number;
  text: string;
};

export const notes: DemoNote[] = [
  {
    course: 'first-aid',
    lesson: 0,
    second: null,
    daysAgo: 72,
    text: 'En México el número es el 911. Guardarlo también en el teléfono de mi madre.',
  },
  {
    course: 'email-marketing',
    lesson: 2,
    second: null,
    daysAgo: 34,
    text: 'Diez asuntos para el boletín del laboratorio. Los tres primeros, a la basura.',
  },
  {
    course: 'python',
    lesson: 1,
    second: null,
    daysAgo: 4.2,
    text: 'El = no es una ecuación: el valor de la derecha recibe el nombre de la izquierda.',
  },
  {
    course: 'python',
    lesson: 2,
    second: 8,
    daysAgo: 1.4,
    text: 'c se calcula una vez. Por eso no cambia cuando cambia a.',
  },
];
