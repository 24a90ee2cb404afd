import { drawingFor, type Drawing } from './drawing.ts';
import { fillShell } from './fill-shell.ts';
import { drawFrame } from './frame.ts';
import { drawHead } from './head.ts';
import { drawCatalog } from './pages/catalog.ts';
import { drawCourse } from './pages/course.ts';
import { drawArticle, drawContact, drawHelp, drawNotFound, drawProse } from './pages/help.ts';
import { drawHome } from './pages/home.ts';
import { drawTeacher, drawTeachers } from './pages/teachers.ts';
import type { Drawn, Place, PublicPage } from './types.ts';

function draw(drawing: Drawing, page: PublicPage): Drawn {
  switch (page.name) {
    case 'home':
      return drawHome(drawing, page.data);
    case 'catalog':
      return drawCatalog(drawing, page.data);
    case 'course':
      return drawCourse(drawing, page.data);
    case 'teachers':
      return drawTeachers(drawing, page.data);
    case 'teacher':
      return drawTeacher(drawing, page.data);
    case 'article':
      return drawArticle(drawing, page.id) ?? drawNotFound(drawing);
    case 'help':
      return drawHelp(drawing);
    case 'contact':
      return drawContact(drawing);
    case 'notFound':
      return drawNotFound(drawing);
    default:
      return drawProse(drawing, page.name);
  }
}

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
