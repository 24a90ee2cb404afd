/** The progress of somebody in one course, whose folder is named. */
export type Learning = {
  email: string;
  course: string;
  /** Lessons done, from the first on. */
  done: number;
  /** The next lesson was opened, its film left at this second. */
  openAt?: number;
};

const all = Number.POSITIVE_INFINITY;

const of = (name: string, ...courses: [course: string, done: number, openAt?: number][]) =>
  courses.map(([course, done, openAt]): Learning => ({
    email: `${name}@example.com`,
    course,
    done,
    ...(openAt === undefined ? {} : { openAt }),
  }));

/**
 * The people who learn, and what each of them does, the last one last. "first-aid" has eight seats: seven are taken
 * here; "negotiation" has twelve, and all are taken. "clear-writing", "climate" and "health-statistics" have not begun
 * yet.
 */
export const learning: Learning[] = [
  ...of(
    'student',
    ['first-aid', all],
    ['clear-writing', 0],
    ['email-marketing', 5, 0],
    ['perspective', 1, 0],
    ['python', 2, 9],
  ),
  ...of('mateo.rojas', ['python', all], ['sql', 4], ['negotiation', 3]),
  ...of('valentina.castro', ['accessible-interfaces', 2, 4], ['python', 5], ['negotiation', 1]),
  ...of('santiago.herrera', ['clear-writing', 0], ['python', 4], ['negotiation', all]),
  ...of('camila.torres', ['accessible-interfaces', all], ['first-aid', 1], ['climate', 0]),
  ...of('diego.navarro', ['clear-writing', 0], ['first-aid', 3, 6], ['negotiation', 2, 11]),
  ...of('ximena.delgado', ['clear-writing', 0], ['accessible-interfaces', 1], ['first-aid', 0]),
  ...of('martina.quiroga', ['harmony', 5], ['perspective', all], ['negotiation', 0]),
  ...of('andres.molina', ['sql', 6], ['python', 2], ['climate', 0], ['negotiation', 4]),
  ...of('sofia.paredes', ['email-marketing', all], ['negotiation', 5]),
  ...of('daniela.vargas', ['perspective', 3], ['email-marketing', 2]),
  ...of('joaquin.salas', ['harmony', 2, 13], ['spreadsheet-basics', all], ['negotiation', 1]),
  ...of('renata.fuentes', ['spreadsheet-basics', 1], ['sql', 1], ['clear-writing', 0]),
  ...of('paula.iglesias', ['negotiation', all], ['email-marketing', 1]),
  ...of('bruno.acosta', ['harmony', 0], ['negotiation', 2, 3], ['python', 1]),
  ...of('gabriela.luna', ['climate', 0], ['sql', all], ['negotiation', 0]),
  ...of('irene.campos', ['negotiation', 4], ['perspective', 2, 18]),
  ...of('emily.carter', ['company-numbers', all], ['first-aid', all], ['spreadsheets', 3]),
  ...of('noah.bennett', ['python', 0], ['company-numbers', 3], ['seo', 2]),
  ...of('aisha.rahman', ['company-numbers', 1], ['health-statistics', 0], ['first-aid', 2]),
  ...of('olivia.hughes', ['first-aid', 4], ['python', 7], ['first-spanish', 3]),
  ...of('liam.brennan', ['first-spanish', all], ['typography', 1]),
  ...of('chloe.martin', ['typography', all], ['seo', 4], ['accessible-interfaces', 3]),
  ...of('ethan.brooks', ['spreadsheets', 5], ['company-numbers', 2, 15]),
  ...of('grace.kimani', ['health-statistics', 0], ['first-spanish', 1]),
  ...of('hannah.weiss', ['perspective', 4], ['typography', 3]),
  ...of('oliver.grant', ['seo', all], ['spreadsheets', 0]),
  ...of('priya.nair', ['health-statistics', 0], ['python', 3]),
  ...of('maya.cohen', ['first-spanish', 5], ['perspective', 1]),
  ...of('samuel.osei', ['health-statistics', 0], ['seo', 1, 7], ['python', 0]),
];
