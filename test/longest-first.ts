import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname.replace(/\/test$/, '');

/** Files that take far longer than their length tells, the longest first. */
const long = [
  'test/performance/cost.test.ts',
  'test/performance/chaos-sample.test.ts',
  'test/api/demo-data.test.ts',
  'test/security/matrix.test.ts',
  'test/e2e/hostile-text.test.ts',
  'test/e2e/accessibility.test.ts',
  'test/e2e/lesson-editor.test.ts',
  'test/e2e/accounts.test.ts',
  'test/e2e/grades.test.ts',
  'test/security/faults.test.ts',
  'test/api/submissions.test.ts',
  'test/e2e/grades-story.test.ts',
  'test/e2e/uploads.test.ts',
  'test/e2e/callback.test.ts',
  'test/e2e/hostile-fields.test.ts',
  'test/security/doors.test.ts',
  'test/security/fields.test.ts',
  'test/security/fuzz.test.ts',
  'test/e2e/guards.test.ts',
  'test/api/uploads-killed.test.ts',
  'test/infra/validation.test.ts',
];
const gone = long.filter((file) => !existsSync(`${root}/${file}`));
if (gone.length > 0) throw new Error(`Among the longest tests stands what is gone: ${gone.join()}`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = long.indexOf(relative(root, moduleId));
  return place === -1 ? long.length : place;
};

/**
 * Begins each project with its longest files, so that none of them runs alone in the end. Vitest itself goes by the
 * size of a file where it has not measured one, and on a new machine it has measured none.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inProject = (name: string) => sorted.filter(({ project }) => project.name === name);
    return [...new Set(sorted.map(({ project }) => project.name))].flatMap((name) =>
      inProject(name).toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  }
}
