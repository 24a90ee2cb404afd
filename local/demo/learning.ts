/** How far somebody has come in one course, whose folder is named. */
export type Learning = {
  email: string;
  course: string;
  /** Lessons done, from the first on. */
  done: number;
  /** The next lesson is open, a video at this second. */
  openAt?: number;
};

const of = (name: string, ...courses: [course: string, done: number, openAt?: number][]) =>
  courses.map(([course, done, openAt]): Learning => ({
    email: `${name}@example.com`,
    course,
    done,
    ...(openAt === undefined ? {} : { openAt }),
  }));

/** Who learns what. "first-aid" has eight seats: seven are taken here. "clear-writing" has not begun yet. */
export const learning: Learning[] = [
  ...of('student', ['first-aid', 6], ['clear-writing', 0], ['python', 2, 9]),
  ...of('mateo.rojas', ['python', 9], ['clear-writing', 0], ['first-aid', 3, 0]),
  ...of('valentina.castro', ['accessible-interfaces', 2, 4], ['python', 5, 0]),
  ...of('emily.carter', ['company-numbers', 7], ['first-aid', 6]),
  ...of('santiago.herrera', ['clear-writing', 0], ['python', 4, 0]),
  ...of('noah.bennett', ['python', 0], ['company-numbers', 3, 0]),
  ...of('camila.torres', ['accessible-interfaces', 6], ['first-aid', 1, 0]),
  ...of('aisha.rahman', ['company-numbers', 1], ['accessible-interfaces', 3, 0]),
  ...of('diego.navarro', ['clear-writing', 0], ['first-aid', 2, 6]),
  ...of('olivia.hughes', ['first-aid', 4, 0], ['python', 7, 0]),
  ...of('ximena.delgado', ['clear-writing', 0], ['accessible-interfaces', 1, 0], ['first-aid', 0]),
];
