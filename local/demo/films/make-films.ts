/**
 * Makes the films of the demo courses: `node local/demo/films/make-films.ts [folder …]`. Wants ffmpeg
 * with libx264, AAC and librsvg, and the font DejaVu Sans.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { colours, size, type Film } from './draw.ts';
import { filmSeconds, sceneSeconds } from './film-length.ts';

const framesPerSecond = 12;
const drawings = join(import.meta.dirname, 'drawings');
const courses = join(import.meta.dirname, '../courses');

// One thread, no dates, no encoder's name: the same bytes from the same ffmpeg.
const encoding = `-c:v libx264 -profile:v main -preset veryslow -crf 31 -tune animation
  -g ${framesPerSecond * sceneSeconds} -pix_fmt yuv420p -threads 1 -map_metadata -1
  -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart`;

function make(folder: string, { draw, sound }: Film): void {
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const { width, height } = size;
  for (let at = 0; at < filmSeconds * framesPerSecond; at += 1)
    writeFileSync(
      join(frames, `${String(at).padStart(4, '0')}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.ground}"/>${draw(at / framesPerSecond)}</svg>`,
    );
  const pictures = `-hide_banner -loglevel error -y -framerate ${framesPerSecond} -i ${frames}/%04d.svg`;
  const heard = ['-f', 'lavfi', '-t', `${filmSeconds}`, '-i'];
  heard.push(`aevalsrc=exprs=${escape(sound ?? '')}:s=22050`, '-c:a', 'aac', '-b:a', '24k');
  const options = [...pictures.split(' '), ...(sound ? heard : []), ...encoding.split(/\s+/)];
  const { status } = spawnSync('ffmpeg', [...options, join(courses, folder, 'media/film.mp4')], {
    stdio: 'inherit',
  });
  rmSync(frames, { recursive: true });
  if (status !== 0) throw new Error(`ffmpeg did not make the film of "${folder}".`);
}

const escape = (expression: string) => expression.replaceAll(',', '\\,');

const asked = process.argv.slice(2);
const all = readdirSync(drawings).map((file) => basename(file, '.ts'));
for (const folder of asked.length > 0 ? asked : all) {
  const { film } = (await import(join(drawings, `${folder}.ts`))) as { film: Film };
  make(folder, film);
}
