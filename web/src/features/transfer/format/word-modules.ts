import { stemOf, titleOfName } from '../foreign/titles.ts';
import type { WordFile } from '../foreign/walk.ts';
import type { modulesOfWord } from '../foreign/word-chapters.ts';
import { type Builder, wordLessons, words } from './builder.ts';
import { noRules } from './folder-modules.ts';
import type { ReadModule } from './read-course.ts';

/** The modules that a document of Word is cut into. */
export async function wordModules(
  file: WordFile,
  cutInto: ReturnType<typeof modulesOfWord>,
  builder: Builder,
): Promise<ReadModule[]> {
  const { path, word } = file;
  const modules: ReadModule[] = [];
  for (const [at, one] of cutInto.modules.entries()) {
    const isBefore = at === 0 && cutInto.modules.length > 1;
    const fallback = isBefore
      ? (builder.both(words.intro)[builder.language] ?? '')
      : (word.title ?? titleOfName(stemOf(path)));
    const title = one.title ?? fallback;
    const source = await builder.source(`${path}#${title}`);
    const chapters = one.lessons.map(({ title: own, children }) => ({
      title: own ?? title,
      children,
    }));
    modules.push({
      path,
      sheet: { ...noRules, source, title: builder.text(title) },
      isLoose: false,
      lessons: await wordLessons(builder, file, chapters),
      losses: at === 0 ? word.losses : [],
    });
  }
  return modules;
}
