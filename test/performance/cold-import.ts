import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './percentile.ts';

/** Well-formed and of no meaning: a bundle reads its environment when it is loaded. */
const environment = {
  STAGE: 'local',
  TABLE_NAME: 'table',
  USER_POOL_ID: 'eu-west-1_Bench0001',
  USER_POOL_CLIENT_ID: 'client',
  PLATFORM_SECRET: 'a secret that keeps nothing, of some length',
  ORIGIN_SECRET: 'another secret that keeps nothing',
  MEDIA_BUCKET: 'media',
  MEDIA_ORIGIN: 'https://media.example.org',
  SEARCH_BUCKET: 'search',
  SITE_BUCKET: 'site',
  SITE_ORIGIN: 'https://www.example.org',
  MAIL_FROM: 'platform@example.org',
  CONTACT_ADDRESS: 'people@example.org',
  AWS_REGION: 'eu-west-1',
};

const program = `const begun = performance.now(); require(process.argv[1]);
  const milliseconds = performance.now() - begun;
  console.log(JSON.stringify({ milliseconds, files: Object.keys(require.cache).filter((one) => one.endsWith('.js')) })); process.exit(0);`;

/** The code that a new process loads at the start of a function, and the milliseconds it takes: the median of some rounds. */
export async function coldImport(
  file: string,
  rounds = 7,
): Promise<{ milliseconds: number; files: string[] }> {
  const taken: { milliseconds: number; files: string[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, resolve(file)], {
      env: environment,
    });
    taken.push(JSON.parse(stdout.trim().split('\n').at(-1)!) as (typeof taken)[number]);
  }
  return {
    milliseconds: percentile(
      taken.map(({ milliseconds }) => milliseconds),
      0.5,
    ),
    files: taken[0]!.files,
  };
}
