import { isDeepStrictEqual } from 'node:util';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { GivenAnswer } from '#shared/schemas/questions.ts';

export type AttemptPlace = { userId: string; courseId: string; quizId: string; attemptId: string };

type Told = {
  place: AttemptPlace;
  /** The greatest acknowledged sequence number of each question. */
  least: Map<string, number>;
  /** Each answer that was sent, by question and sequence number. */
  sent: Map<string, GivenAnswer>;
  end: 'submitted' | 'expired' | null;
};

/** What learners were told of their attempts, in their own memory. */
export function createAttemptLedger() {
  const attempts = new Map<string, Told>();
  const faults: string[] = [];
  const facts = { attempts: 0, saved: 0, submitted: 0, expired: 0 };

  const toldOf = (place: AttemptPlace): Told => {
    const told = attempts.get(place.attemptId) ?? {
      place,
      least: new Map(),
      sent: new Map(),
      end: null,
    };
    attempts.set(place.attemptId, told);
    return told;
  };

  function compareOne({ place, least, sent, end }: Told, there: Map<string, Item>): string[] {
    const { userId, courseId, quizId, attemptId } = place;
    const at = (key: { pk: string; sk: string }) => there.get(`${key.pk} ${key.sk}`);
    const head = at(keys.attempt(userId, courseId, quizId, attemptId));
    if (!head) return [`${attemptId}: was begun, and is not there`];
    const lost = [...least].flatMap(([slotId, sequence]) => {
      const answer = at(keys.attemptAnswer(userId, courseId, quizId, attemptId, slotId));
      const name = `${attemptId} ${slotId}`;
      if (!answer) return [`${name}: an acknowledged answer is not there`];
      const kept = Number(answer.sequence);
      if (kept < sequence) return [`${name}: number ${kept} took the place of number ${sequence}`];
      return isDeepStrictEqual(answer.answer, sent.get(`${slotId} ${kept}`))
        ? []
        : [`${name}: holds what nobody sent as number ${kept}`];
    });
    return end === null || head.state === end
      ? lost
      : [...lost, `${attemptId}: was ${end} to its learner, and is ${String(head.state)}`];
  }

  return {
    /** A learner was given this attempt. */
    began(place: AttemptPlace): void {
      if (!attempts.has(place.attemptId)) facts.attempts += 1;
      toldOf(place);
    },
    /** An answer left; it may come through. */
    send(place: AttemptPlace, slotId: string, sequence: number, answer: GivenAnswer): void {
      toldOf(place).sent.set(`${slotId} ${sequence}`, answer);
    },
    /** An answer was acknowledged. */
    saved(place: AttemptPlace, slotId: string, sequence: number): void {
      const { least } = toldOf(place);
      least.set(slotId, Math.max(least.get(slotId) ?? 0, sequence));
      facts.saved += 1;
    },
    /** A learner was told that an attempt has ended, and how. */
    ended(place: AttemptPlace, end: 'submitted' | 'expired'): void {
      const told = toldOf(place);
      if (told.end !== null && told.end !== end)
        faults.push(`${place.attemptId}: was ${told.end}, and then ${end}`);
      if (told.end === null) facts[end] += 1;
      told.end = end;
    },
    fault(sentence: string): void {
      faults.push(sentence);
    },
    facts: () => facts,
    /** Holds what was acknowledged against what is there. */
    compare(items: Item[]): string[] {
      const there = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
      return [...faults, ...[...attempts.values()].flatMap((told) => compareOne(told, there))];
    },
  };
}
export type AttemptLedger = ReturnType<typeof createAttemptLedger>;
