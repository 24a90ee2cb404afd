/** Makes `small-steps.mp4`, without text, so that it needs captions and no translation. Wants ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const width = 640;
const height = 360;
const framesPerSecond = 24;
const seconds = 24;
const sceneSeconds = 6;

/** Red, green and blue, each from 0 to 255. */
type Colour = readonly number[];

const sky: Colour = [16, 32, 54];
const ground: Colour = [28, 70, 84];
const light: Colour = [236, 240, 236];
const circles: readonly Colour[] = [
  [244, 162, 97],
  [233, 196, 106],
  [138, 201, 176],
  [130, 176, 230],
];

/** An A minor chord, one note for each scene, each swelling and fading. */
const notes = [220, 261.63, 329.63, 440];
const tone = notes
  .map(
    (hertz, at) => `${hertz}*between(t,${at * sceneSeconds},${(at + 1) * sceneSeconds - 0.0001})`,
  )
  .join('+');
const sound = `0.16*pow(sin(PI*mod(t,${sceneSeconds})/${sceneSeconds}),2)*sin(2*PI*t*(${tone}))`;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const blend = (from: Colour, to: Colour, share: number): Colour =>
  from.map((value, part) => mix(value, to[part] ?? value, share));
const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** From 0 to 1 without a jerk at either end. */
const ease = (share: number) => clamp(share) ** 2 * (3 - 2 * clamp(share));

const row = height / 2 - 10;
const centre = (circle: number) => 125 + circle * 130;
const dots = circles.map((colour, at) => ({
  colour,
  at,
  x: centre(at),
  begins: at * sceneSeconds,
}));

/** How large a circle is, in pixels: it grows in its scene and breathes from then on. */
function radius(begins: number, time: number): number {
  const age = time - begins;
  return age <= 0 ? 0 : 40 * ease(age / 1.8) + 2.5 * Math.sin((age * Math.PI) / 3);
}

/** One frame at `time` (seconds), three bytes for each pixel. */
function frame(time: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const lineEnd = mix(centre(0), centre(3), ease((time - 3 * sceneSeconds - 1) / 3));
  const played = 40 + (width - 80) * (time / seconds);
  const shown = dots.map((dot) => ({ ...dot, r: radius(dot.begins, time) }));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let colour = blend(sky, ground, y / height);
      const paint = (over: Colour, share: number) => {
        if (share > 0) colour = blend(colour, over, clamp(share));
      };
      if (x > centre(0) && x < lineEnd) paint(light, 2.5 - Math.abs(y - row));
      for (const { x: middle, r, colour: own } of shown)
        if (r > 0) paint(own, r - Math.hypot(x - middle, y - row) + 0.5);
      if (y > height - 30 && y < height - 25 && x > 40 && x < width - 40)
        paint(light, x < played ? 0.8 : 0.15);
      pixels.set(colour.map(Math.round), (y * width + x) * 3);
    }
  return pixels;
}

// One thread, no dates, no encoder's name: the same bytes from the same ffmpeg.
const options = `-hide_banner -loglevel error -y
  -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -
  -f lavfi -t ${seconds} -i aevalsrc=exprs=${sound.replaceAll(',', '\\,')}:s=44100
  -c:v libx264 -profile:v main -preset slow -crf 24 -g ${framesPerSecond * 2} -pix_fmt yuv420p -threads 1
  -c:a aac -b:a 40k -ac 1
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart`;

const file = join(import.meta.dirname, 'small-steps.mp4');
const ffmpeg = spawn('ffmpeg', [...options.split(/\s+/), file], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (let at = 0; at < seconds * framesPerSecond; at += 1)
  if (!ffmpeg.stdin.write(frame(at / framesPerSecond))) await once(ffmpeg.stdin, 'drain');
ffmpeg.stdin.end();
const [code] = (await once(ffmpeg, 'close')) as [number | null];
process.exitCode = code ?? 1;
