import type { Stack } from '../template/resolve-template.ts';
import { isRecord, TemplateError } from '../template/template.ts';
import type { InvokeAsync } from './async-invoke.ts';
import { text } from '../template/read-properties.ts';

interface Schedule {
  expression: string;
  functionArn: string;
  event: (time: number) => object;
}

const MINUTE = 60_000;
const units: Record<string, number> = { minute: MINUTE, hour: 60 * MINUTE, day: 1440 * MINUTE };

function parseField(field: string, value: number): boolean {
  if (field === '*' || field === '?') return true;
  return field.split(',').some((part) => {
    const [, start, step] = /^(\*|\d+)(?:\/(\d+))?$/.exec(part) ?? [];
    if (start === undefined) throw new TemplateError(`The cron field "${field}" is not played.`);
    const from = start === '*' ? 0 : Number(start);
    if (step === undefined) return value === from;
    return value >= from && (value - from) % Number(step) === 0;
  });
}

/**
 * Whether a schedule is due in the minute that begins at `time` (milliseconds since the epoch, UTC).
 * Plays `rate(n minutes|hours|days)` and `cron(minute hour day month ? *)` with numbers, lists and steps.
 * @throws TemplateError naming another expression
 */
export function isDue(expression: string, time: number): boolean {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate)
    return Math.floor(time / MINUTE) % ((Number(rate[1]) * units[rate[2]!]!) / MINUTE) === 0;
  const cron = /^cron\((\S+) (\S+) (\S+) (\S+) \? \*\)$/.exec(expression);
  if (!cron) throw new TemplateError(`The schedule ${expression} is not played locally.`);
  const date = new Date(time);
  const now = [date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth() + 1];
  return now.every((value, index) => parseField(cron[index + 1]!, value));
}

/**
 * The event that wakes a function: the constant that the template names, else what EventBridge says of the minute
 * (whole seconds).
 */
function eventOf(input: unknown): Schedule['event'] {
  if (input !== undefined) {
    const constant = JSON.parse(text(input)) as object;
    return () => constant;
  }
  return (time) => ({
    version: '0',
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    time: `${new Date(time).toISOString().slice(0, 19)}Z`,
    detail: {},
  });
}

function readSchedules(stack: Stack): Schedule[] {
  const rules = stack
    .ofType('AWS::Events::Rule')
    .filter(({ properties }) => properties['State'] !== 'DISABLED')
    .flatMap(({ properties }) => {
      const targets = Array.isArray(properties['Targets']) ? properties['Targets'] : [];
      return targets.filter(isRecord).map((target) => ({ properties, target }));
    });
  const schedules = stack
    .ofType('AWS::Scheduler::Schedule')
    .filter(({ properties }) => properties['State'] !== 'DISABLED')
    .map(({ properties }) => {
      const target = properties['Target'];
      return { properties, target: isRecord(target) ? target : {} };
    });
  return [...rules, ...schedules].map(({ properties, target }) => ({
    expression: text(properties['ScheduleExpression']),
    functionArn: text(target['Arn']),
    event: eventOf(target['Input']),
  }));
}

/**
 * Runs the template's schedules, looking once a minute; answers what ends them.
 * @throws TemplateError naming an expression that is not played
 */
export function startSchedules(stack: Stack, invoke: InvokeAsync, now: () => number): () => void {
  const schedules = readSchedules(stack);
  for (const { expression } of schedules) isDue(expression, now());
  if (schedules.length === 0) return () => undefined;
  const timer = setInterval(() => {
    const due = schedules.filter(({ expression }) => isDue(expression, now()));
    for (const { functionArn, event } of due) void invoke(functionArn, event(now()));
  }, MINUTE);
  return () => clearInterval(timer);
}
