import { randomUUID } from 'node:crypto';
import type { DataSubjectRule } from '#functions/data/data-subjects.ts';
import type { Cast } from '../features/under-test.ts';
import { plantCanaries, type Planted } from './canaries.ts';
import type { RawItem, RawTable } from './raw-table.ts';
import type { World } from './world.ts';

export type Personal = Extract<DataSubjectRule, { entity: string }>;

/** Somebody of whom there is something of each kind, and all by which they could be recognized, in small letters. */
export type Somebody = Planted & { traces: string[] };

export const carries = (item: unknown, traces: string[]): boolean => {
  const text = JSON.stringify(item).toLowerCase();
  return traces.some((trace) => text.includes(trace));
};

/** Checks that the trace of what is kept for a reason stands nowhere but where the declaration says. */
export function strays(items: RawItem[], { traces, rules }: Somebody): string[] {
  const naming = (rules as Personal[]).filter((rule) => 'names' in rule);
  return items.flatMap((item) => {
    if (!carries(item, traces) || item.entity === 'Erasure') return [];
    const names = naming.find(({ entity }) => entity === item.entity)?.names ?? [];
    const rest = Object.entries(item).filter(([name]) => !names.includes(name));
    return carries(rest, traces) ? [`${item.entity} ${item.pk} ${item.sk}`] : [];
  });
}

/** People whose traces are looked for in all that a platform keeps. */
export function openTraces(world: World, table: RawTable, cast: Omit<Cast, 'person'>) {
  const { newPerson, runtime } = world;
  return {
    /** Somebody of whom there is something of each kind, with a first name that nobody else has. */
    async somebody(): Promise<Somebody> {
      const mark = `Zq${randomUUID().replaceAll('-', '').slice(0, 12)}`;
      const person = await newPerson('teachers', mark);
      const planted = await plantCanaries(world, { person, ...cast }, mark);
      const invitation = (await table.items()).find(
        ({ entity, email }) => entity === 'Invitation' && email === person.email,
      );
      const traces = [person.userId, person.email, person.username, mark.toLowerCase()];
      if (invitation) traces.push(invitation.pk.split('#')[1] ?? '');
      return { ...planted, traces: traces.map((trace) => trace.toLowerCase()) };
    },

    /** The objects of any bucket that still carry a trace, by their name or content. */
    async objectsWith(traces: string[]): Promise<string[]> {
      const found: string[] = [];
      for (const { ref } of runtime.stack.ofType('AWS::S3::Bucket')) {
        for (const { key } of runtime.objects.list(ref)) {
          const { body } = await runtime.objects.get(ref, key);
          const chunks: Buffer[] = [];
          if (body) for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array));
          if (carries([key, Buffer.concat(chunks).toString('latin1')], traces)) found.push(key);
        }
      }
      return found;
    },
  };
}
