import type { ReactNode } from 'react';
import type { CoverCategory } from '#web/lib/theme/covers.ts';
import type { Random } from './random.ts';

/** The colours that a pattern draws with, and its own numbers. The sheet is 320 by 180. */
type Sheet = { shade: string; tone: string; line: string; random: Random };

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Tracks of a circuit, each bent once, with a contact at its end. */
function technology({ tone, line, random }: Sheet): ReactNode {
  return range(9).map((row) => {
    const y = 14 + row * 19;
    const bend = random.between(40, 190);
    const rise = (random.below(3) - 1) * 19;
    const end = bend + Math.abs(rise) + random.between(30, 110);
    const lit = random.below(3) === 0;
    return (
      <g key={row} stroke={lit ? line : tone} strokeWidth={lit ? 2.5 : 2} fill="none">
        <path d={`M0 ${y}H${bend}l${Math.abs(rise)} ${rise}H${end}`} />
        <circle cx={end + 4} cy={y + rise} r="4" fill={lit ? line : 'none'} />
      </g>
    );
  });
}

/** Columns that grow, and the line through their heads. */
function business({ shade, tone, line, random }: Sheet): ReactNode {
  const heads = range(10).map((index) => ({
    x: 14 + index * 30,
    y: 150 - index * random.between(5, 11) - random.between(0, 28),
  }));
  return (
    <>
      {heads.map(({ x, y }, index) => (
        <rect key={x} x={x} y={y} width="22" height={180 - y} fill={index % 3 ? shade : tone} />
      ))}
      <path
        d={heads.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x + 11} ${y - 12}`).join('')}
        fill="none"
        stroke={line}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  );
}

const quarters = ['M0 0h40a40 40 0 0 1-40 40z', 'M40 0v40a40 40 0 0 1-40-40z'];
const otherQuarters = ['M40 40h-40a40 40 0 0 1 40-40z', 'M0 40v-40a40 40 0 0 1 40 40z'];

/** Tiles of quarter circles, each turned its own way. */
function design({ shade, tone, line, random }: Sheet): ReactNode {
  const shapes = [...quarters, ...otherQuarters];
  return range(40).map((index) => {
    const ink = random.below(9);
    return (
      <path
        key={index}
        transform={`translate(${(index % 8) * 40} ${Math.floor(index / 8) * 40 - 10})`}
        d={shapes[random.below(4)]}
        fill={ink === 0 ? line : ink < 5 ? tone : shade}
      />
    );
  });
}

/** A call that spreads from one point, and who hears it. */
function marketing({ shade, tone, line, random }: Sheet): ReactNode {
  const x = random.between(60, 130);
  const y = random.between(110, 150);
  return (
    <>
      {range(7).map((ring) => (
        <circle
          key={ring}
          cx={x}
          cy={y}
          r={26 + ring * 30}
          fill="none"
          stroke={ring % 2 ? shade : tone}
          strokeWidth={13 - ring}
        />
      ))}
      <circle cx={x} cy={y} r="9" fill={line} />
      {range(8).map((listener) => {
        const angle = random.between(-1.5, 0.6);
        const far = 56 + random.below(5) * 30;
        return (
          <circle
            key={listener}
            cx={Math.round(x + far * Math.cos(angle))}
            cy={Math.round(y + far * Math.sin(angle))}
            r="4"
            fill={line}
          />
        );
      })}
    </>
  );
}

/** Calm breath in layers, and one heartbeat over them. */
function health({ shade, tone, line, random }: Sheet): ReactNode {
  const wave = (y: number, high: number) =>
    `M0 ${y}${range(4)
      .map((index) => `q40 ${index % 2 ? high : -high} 80 0`)
      .join('')}V180H0z`;
  const beat = random.between(90, 190);
  const level = random.between(58, 78);
  return (
    <>
      <path d={wave(random.between(95, 110), random.between(14, 34))} fill={shade} />
      <path d={wave(random.between(125, 142), random.between(-30, -10))} fill={tone} />
      <path
        d={`M0 ${level}H${beat}l9-16 12 38 13-58 12 48 8-12H320`}
        fill="none"
        stroke={line}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Speech in several voices. */
function languages({ shade, tone, line, random }: Sheet): ReactNode {
  return range(5).map((voice) => {
    const width = random.between(84, 132);
    const x = 22 + (voice % 3) * 94 + random.between(-14, 14);
    const y = (voice < 3 ? 20 : 96) + random.between(-10, 12) + (voice === 1 ? 30 : 0);
    const spoken = voice === 1 || voice === 3;
    const ink = spoken ? line : shade;
    return (
      <g key={voice}>
        <path
          d={`M${x + 10} ${y}h${width - 20}a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-${width - 54}l-16 15v-15h-18a10 10 0 0 1-10-10v-30a10 10 0 0 1 10-10z`}
          fill={spoken ? 'none' : voice % 2 ? shade : tone}
          stroke={spoken ? line : 'none'}
          strokeWidth="2.5"
        />
        <path
          d={`M${x + 16} ${y + 18}h${width * 0.6}M${x + 16} ${y + 32}h${width * 0.35}`}
          stroke={ink}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    );
  });
}

/** A few strokes of a broad brush. */
function arts({ shade, tone, line, random }: Sheet): ReactNode {
  const inks = [shade, tone, shade, line, tone];
  return inks.map((ink, stroke) => {
    const y = 8 + stroke * 38 + random.between(-12, 12);
    const sway = random.between(34, 92) * (stroke % 2 ? 1 : -1);
    return (
      <path
        key={stroke}
        d={`M-20 ${y}C70 ${y + sway} 120 ${y - sway} 190 ${y}S300 ${y + sway} 345 ${y - 20}`}
        fill="none"
        stroke={ink}
        strokeWidth={ink === line ? 3 : random.between(14, 30)}
        strokeLinecap="round"
      />
    );
  });
}

/** Something small that circles something large. */
function science({ shade, tone, line, random }: Sheet): ReactNode {
  const x = random.between(140, 210);
  const y = random.between(80, 105);
  const turn = random.below(60);
  return (
    <>
      <circle cx={x} cy={y} r="88" fill={shade} />
      {range(3).map((orbit) => (
        <g key={orbit} transform={`rotate(${turn + orbit * 60} ${x} ${y})`}>
          <ellipse
            cx={x}
            cy={y}
            rx="128"
            ry="42"
            fill="none"
            stroke={orbit === 1 ? line : tone}
            strokeWidth="2.5"
          />
          <circle cx={x + (orbit % 2 ? 128 : -128)} cy={y} r="6" fill={line} />
        </g>
      ))}
      <circle cx={x} cy={y} r="15" fill={tone} />
    </>
  );
}

/** The drawings on the covers of a category. */
export const patterns: Record<CoverCategory, (sheet: Sheet) => ReactNode> = {
  technology,
  business,
  design,
  marketing,
  health,
  languages,
  arts,
  science,
};
