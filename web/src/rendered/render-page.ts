import { drawingFor, type Drawing } from './drawing.ts';
import { fillShell } from './fill-shell.ts';
import { drawFrame } from './frame.ts';
import { drawHead } from './head.ts';
import { drawCatalog } from './pages/catalog.ts';
import { drawCourse } from './pages/course.ts';
import { drawArticle, drawContact, drawHelp, drawNotFound, drawProse } from './pages/help.ts';
import { drawHome } from './pages/home.ts';
import { drawTeacher, drawTeachers } from './pages/teachers.ts';
import type { Drawn, PageData, PageName, Place, PublicPage } from './types.ts';

const templates: { [N in PageName]: (drawing: Drawing, data: PageData[N]) => Drawn } = {
  home: drawHome,
  courses: drawCatalog,
  course: drawCourse,
  teachers: drawTeachers,
  teacher: drawTeacher,
  helpArticle: (drawing, id) => drawArticle(drawing, id) ?? drawNotFound(drawing),
  help: drawHelp,
  faq: (drawing) => drawProse(drawing, 'faq'),
  terms: (drawing) => drawProse(drawing, 'terms'),
  privacy: (drawing) => drawProse(drawing, 'privacy'),
  contact: drawContact,
  notFound: drawNotFound,
};

const draw = <N extends PageName>(drawing: Drawing, { name, data }: PublicPage<N>): Drawn =>
  templates[name](drawing, data);

/**
 * A public page as it travels: the deployed shell with head, content and data.
 * @param answers what the API said to nobody, by its path and query: the client asks for none of it again
 * @throws where the shell has no places to fill
 */
export function renderPage(
  shell: string,
  page: PublicPage,
  place: Place,
  answers: Record<string, unknown>,
): string {
  const drawing = drawingFor(place);
  const drawn = draw(drawing, page);
  const listed = page.name !== 'notFound';
  return fillShell(shell, {
    language: place.language,
    head: drawHead(drawn, place, { listed }),
    content: drawFrame(drawing, drawn.content),
    answers,
  });
}
