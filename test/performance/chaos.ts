/**
 * The long fault runs: `npm run chaos`. Prints what was done and found, and leaves it in
 * artifacts/chaos.json; ends with 1 if anything was lost, doubled or left half done.
 *   --kills 300 --rounds 100 --saves 1000 --records 20000 --upload 1000 --seed 1 --only kills,seats
 *   --attempt-kills 500 --work-kills 500 --cuts 50 --learners 1000 --think 20 --only attempts,work,cuts,herd
 *   --grade-rounds 200 --grade-kills 300 --only grades,imports
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPlatform } from './platform.ts';
import { createRandom } from './random.ts';
import { brief, type Outcome, type Stage } from './scenario.ts';
import { playAttemptKills } from './scenarios/attempt-kills.ts';
import { playCuts } from './scenarios/cuts.ts';
import { playEdits } from './scenarios/edits.ts';
import { playGradeKills } from './scenarios/grade-kills.ts';
import { playGradeRounds } from './scenarios/grade-rounds.ts';
import { playHerd } from './scenarios/herd.ts';
import { playImportBar } from './scenarios/import-bar.ts';
import { playKills } from './scenarios/kills.ts';
import { playLastMinute } from './scenarios/last-minute.ts';
import { playLostAnswers } from './scenarios/lost-answers.ts';
import { playPoison } from './scenarios/poison.ts';
import { playReplays } from './scenarios/replays.ts';
import { playSeats } from './scenarios/seats.ts';
import { playUploads } from './scenarios/uploads.ts';
import { playWorkKills } from './scenarios/work-kills.ts';

const { values } = parseArgs({
  options: {
    /** The number of each kind. */
    kills: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '100' },
    saves: { type: 'string', default: '1000' },
    records: { type: 'string', default: '20000' },
    /** Of engine and functions together, while quizzes are taken. */
    'attempt-kills': { type: 'string', default: '500' },
    /** The same, while work is handed in, by groups too, shared out, marked and released. */
    'work-kills': { type: 'string', default: '500' },
    /** While several people grade the same people at once. */
    'grade-rounds': { type: 'string', default: '200' },
    /** The number of each kind, while a gradebook is filled, imported into, undone and its scheme changed. */
    'grade-kills': { type: 'string', default: '300' },
    /** Of a browser's network. */
    cuts: { type: 'string', default: '50' },
    learners: { type: 'string', default: '1000' },
    /** Who hand in within the last minute before an assignment closes. */
    hands: { type: 'string', default: '500' },
    /** The mean of the seconds for a question. */
    think: { type: 'string', default: '20' },
    /** Megabytes. */
    upload: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: {
      type: 'string',
      default:
        'kills,attempts,work,grades,imports,cuts,herd,closing,lost-answers,seats,edits,poison,uploads',
    },
  },
});

type Scenario = [name: string, play: (stage: Stage) => Promise<Outcome>];

/** Each run has a platform of its own; the disorder comes last and takes what the kills left. */
const runs: Record<string, Scenario[]> = {
  kills: [
    [
      'Kill engine and functions',
      (stage) => playKills(stage, { kills: Number(values.kills), learners: 16, courses: 5 }),
    ],
    [
      'Duplicate and disorder its stream',
      (stage) => playReplays(stage, { records: Number(values.records) }),
    ],
  ],
  attempts: [
    [
      'Kill engine and functions while quizzes are taken',
      (stage) =>
        playAttemptKills(stage, {
          kills: Number(values['attempt-kills']),
          learners: 16,
          quizzes: 10,
        }),
    ],
    [
      'Duplicate and disorder its stream',
      (stage) => playReplays(stage, { records: Number(values.records) }),
    ],
  ],
  work: [
    [
      'Kill engine and functions while work is handed in, marked and released',
      (stage) =>
        playWorkKills(stage, {
          kills: Number(values['work-kills']),
          learners: 16,
          assignments: 20,
        }),
    ],
    [
      'Duplicate and disorder its stream',
      (stage) => playReplays(stage, { records: Number(values.records) }),
    ],
  ],
  grades: [
    [
      'Mark, override, regrade and import at once',
      (stage) => playGradeRounds(stage, { rounds: Number(values['grade-rounds']), learners: 4 }),
    ],
    [
      'Kill engine and functions while a gradebook is written',
      (stage) => playGradeKills(stage, { kills: Number(values['grade-kills']), learners: 12 }),
    ],
    [
      'Duplicate and disorder its stream',
      (stage) => playReplays(stage, { records: Number(values.records) }),
    ],
  ],
  imports: [['Files of a thousand rows in four encodings, with faults', playImportBar]],
  cuts: [
    [
      'Cut the network of a browser in an attempt',
      (stage) => playCuts(stage, { cuts: Number(values.cuts) }),
    ],
  ],
  herd: [
    [
      'A herd takes one quiz',
      (stage) =>
        playHerd(stage, {
          learners: Number(values.learners),
          questions: 20,
          withinMs: 60_000,
          thinkMs: Number(values.think) * 1000,
          alone: 20,
          race: 160,
        }),
    ],
  ],
  closing: [
    [
      'A course hands in within the last minute',
      (stage) =>
        playLastMinute(stage, {
          learners: Number(values.hands),
          withinMs: 50_000,
          marginMs: 10_000,
          late: 20,
        }),
    ],
  ],
  'lost-answers': [['Lose answers of every write', playLostAnswers]],
  seats: [
    [
      '100 people for 10 seats',
      (stage) => playSeats(stage, { rounds: Number(values.rounds), people: 100, seats: 10 }),
    ],
  ],
  edits: [
    ['Two editors of one lesson', (stage) => playEdits(stage, { rounds: Number(values.saves) })],
  ],
  poison: [['Poison the stream', (stage) => playPoison(stage, { good: 100 })]],
  uploads: [
    [
      'Kill the server in the middle of a large upload',
      () => playUploads({ bytes: Number(values.upload) * 1_000_000, port: 9430 }),
    ],
  ],
};

const random = createRandom(Number(values.seed));
const report: ({ name: string; seconds: number } & Outcome)[] = [];
console.log(`Seed ${values.seed}`);
for (const run of values.only.split(',')) {
  const platform = await startPlatform();
  for (const [name, play] of runs[run] ?? []) {
    const begun = performance.now();
    const outcome = await play({ platform, random });
    const seconds = Math.round((performance.now() - begun) / 1000);
    report.push({ name, seconds, ...outcome });
    console.log(`\n${outcome.faults.length === 0 ? 'ok' : 'FAULTS'} - ${name} (${seconds} s)`);
    console.table(outcome.facts);
    for (const fault of brief(outcome.faults)) console.log(`  ${fault}`);
  }
  await platform.stop();
}
const faults = report.reduce((sum, { faults }) => sum + faults.length, 0);
mkdirSync('artifacts', { recursive: true });
writeFileSync(
  'artifacts/chaos.json',
  `${JSON.stringify({ seed: values.seed, report }, null, 2)}\n`,
);
console.log(`\n${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
