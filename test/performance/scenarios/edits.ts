import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import type { Outcome, Stage } from '../scenario.ts';

/** The number of words in one paragraph. */
const perParagraph = 100;

/** A lesson that holds these words and nothing else. */
function lessonOf(words: string[]) {
  const content = [];
  for (let at = 0; at < words.length; at += perParagraph) {
    const text = words.slice(at, at + perParagraph).join(' ');
    content.push({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
  }
  return { kind: 'text' as const, body: { en: { type: 'doc' as const, content } } };
}

type Seen = { version: number; words: string[] };

/**
 * Case 85: two people write into one lesson at the same moment, round after round, each a word behind
 * what they see, while it is moved to and fro. Of the two one is saved; the other is shown what was,
 * and saves again. At the end every word is there, once.
 */
export async function playEdits(
  { platform, random }: Stage,
  { rounds }: { rounds: number },
): Promise<Outcome> {
  const { call, newPerson, ok } = platform;
  const [one, other] = [await newPerson('teachers'), await newPerson('admins')];
  const { courseId, moduleId, blockId } = await makeCourse(platform, one, { blocks: 2 });
  const place = { courseId, moduleId, blockId };
  const faults: string[] = [];
  let seen: Seen = { version: 1, words: [] };
  let refusals = 0;
  let moves = 0;

  const save = (person: Person, { version, words }: Seen, word: string) =>
    call(person, 'lessons.updateBlock', {
      params: place,
      body: { version, content: lessonOf([...words, word]) },
    });
  const move = () =>
    call(other, 'lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds: [blockId], change: { do: 'move', moduleId, after: null } },
    });

  for (let round = 1; round <= rounds; round += 1) {
    const words = [`a${round}`, `b${round}`] as const;
    const moving = random.next() < 0.3;
    const [answers, moved] = await Promise.all([
      Promise.all([save(one, seen, words[0]), save(other, seen, words[1])]),
      moving ? move() : null,
    ]);
    if (moved) moves += 1;
    if (moved && moved.status !== 200) faults.push(`Round ${round}: a move met a ${moved.status}`);
    const won = answers.findIndex(({ status }) => status === 200);
    const lost = answers[1 - won];
    if (won === -1 || lost?.status !== 409 || lost.problem?.code !== 'stale_version') {
      faults.push(`Round ${round}: answered ${answers.map(({ status }) => status).join(' and ')}`);
      break;
    }
    refusals += 1;
    const current = lost.problem.current as { version: number } | undefined;
    if (current?.version !== seen.version + 1)
      faults.push(`Round ${round}: the refused one was not shown what was saved`);
    seen = { version: seen.version + 1, words: [...seen.words, words[won] ?? ''] };
    const [loser, word] = won === 0 ? ([other, words[1]] as const) : ([one, words[0]] as const);
    const again = await save(loser, seen, word);
    if (again.status !== 200) faults.push(`Round ${round}: the second save met a ${again.status}`);
    seen = { version: seen.version + 1, words: [...seen.words, word] };
  }
  const { block } = await ok(one, 'lessons.getBlock', { params: place });
  if (JSON.stringify(block.content) !== JSON.stringify(lessonOf(seen.words)))
    faults.push('The lesson is not what was saved');
  if (new Set(seen.words).size !== 2 * rounds) faults.push('Words were lost');
  return { facts: { rounds, refusals, moves, version: block.version }, faults };
}
