import fc from 'fast-check';
import type * as z from 'zod';
import { zocker } from 'zocker';
import type { Route } from '#shared/contract/route.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type FuzzRequest = {
  persona: number;
  params: Record<string, string>;
  query: [string, string][];
  body: Json;
};

/** Values that nobody should send, and everybody does. */
const oddities: Json[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '<script>alert(1)</script>',
  "'; DROP TABLE--",
  '${7*7}',
  '../../etc/passwd',
  'x'.repeat(6000),
  '2026-02-30',
  '01J00000000000000000000000',
  0,
  -1,
  0.1,
  1e308,
  5e-324,
  2 ** 53,
  true,
  false,
  null,
  [],
  {},
  [[[[]]]],
];

const value = fc.oneof(
  fc.constantFrom(...oddities),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const edit = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'add', 'wrap', 'repeat'),
  name: fc.oneof(
    fc.constantFrom('pk', 'version', 'state', 'constructor', 'en', 'kind'),
    fc.string(),
  ),
  value,
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

type Place = { holder: Record<string, Json>; name: string };

/** Every field and element of a document. */
function placesOf(document: Json): Place[] {
  if (typeof document !== 'object' || document === null) return [];
  const holder = document as Record<string, Json>;
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...placesOf(holder[name] ?? null),
  ]);
}

/** Copies all it puts in: a value must not come to hold itself. */
function apply(root: { body: Json }, { at, kind, name, value: odd }: Edit): void {
  const value = structuredClone(odd);
  const places = placesOf(root);
  const place = places[at % places.length];
  if (!place) return;
  const { holder } = place;
  const was = holder[place.name] ?? null;
  if (kind === 'replace') holder[place.name] = value;
  else if (kind === 'remove') delete holder[place.name];
  else if (kind === 'wrap') holder[place.name] = [was];
  else if (kind === 'repeat')
    holder[place.name] = Array.from({ length: 13 }, () => structuredClone(was));
  else if (typeof was === 'object' && was !== null && !Array.isArray(was)) was[name] = value;
}

/** Lists within lists within tables: of more in each, a lesson's text would grow past every limit. */
const inEachList = { min: 0, max: 2 };

/** A document of the schema, or something like it; undefined where the schema cannot be played. */
function seedOf(schema: z.core.$ZodType, seed: number): Json | undefined {
  try {
    const made = zocker(schema as z.ZodType)
      .setSeed(seed)
      .array(inEachList)
      .generate();
    return JSON.parse(JSON.stringify(made)) as Json;
  } catch {
    return undefined;
  }
}

const queryValue = fc.oneof(
  fc.constantFrom('', '1', '100', '101', '-1', 'en', 'arts', 'beginner', 'pending', 'null', 'a,b'),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/**
 * Requests to a route: from good ones and from documents that the schema itself makes up, with some
 * things in them changed.
 * @param good a request that succeeds
 * @param personas how many people there are to choose from
 */
export function fuzzRequests(
  route: Route,
  good: { params: Record<string, string>; body: Json },
  personas: number,
): fc.Arbitrary<FuzzRequest> {
  const shape = (route.query as { shape?: object } | undefined)?.shape ?? {};
  const known = [...Object.keys(shape), 'unknown', '__proto__'];
  return fc
    .record({
      persona: fc.nat({ max: personas - 1 }),
      seed: fc.option(fc.nat(), { freq: 2 }),
      edits: fc.array(edit, { maxLength: 3 }),
      oddParam: fc.option(
        fc.tuple(fc.nat(), fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })),
        { freq: 5 },
      ),
      query: fc.array(fc.tuple(fc.constantFrom(...known), queryValue), { maxLength: 2 }),
    })
    .map(({ persona, seed, edits, oddParam, query }) => {
      const made = seed === null || !route.body ? undefined : seedOf(route.body, seed);
      const root = { body: structuredClone(made ?? good.body) };
      for (const one of edits) apply(root, one);
      const params = { ...good.params };
      const names = Object.keys(params);
      const changed = oddParam && names[oddParam[0] % names.length];
      if (changed !== null && changed !== undefined) params[changed] = oddParam?.[1] ?? '';
      return { persona, params, query: route.method === 'GET' ? query : [], body: root.body };
    });
}
