import { readFileSync } from 'node:fs';
import { dataSubjects, type DataSubjectRule } from '#functions/data/data-subjects.ts';
import { index, keys, ranges, type Key } from '#functions/data/keys.ts';
import { budgets } from '#test/performance/budgets.ts';

type Maker = (...parts: never[]) => unknown;

/** The names of a function's parameters, in braces: what a key template is filled with. */
function placeholders(maker: Maker): string[] {
  const list = /^\(?([^)=]*)\)?\s*(?::[^=]*)?=>/.exec(String(maker))?.[1] ?? '';
  return list
    .split(',')
    .flatMap((part) => (part.trim() ? [`{${part.split(':')[0]?.trim()}}`] : []));
}

const call = <T>(maker: Maker) => (maker as (...parts: string[]) => T)(...placeholders(maker));

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

function keyTable(): string {
  // In the order in which it is declared whose they are.
  const order = Object.keys(dataSubjects);
  const makers = Object.entries(keys).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const items = makers.map(([name, maker]) => {
    const { pk, sk } = call<Key>(maker);
    return row(name, code(pk), code(sk));
  });
  const indexed = Object.entries(index).map(([name, maker]) => {
    const { gsi1pk, gsi1sk } = call<{ gsi1pk: string; gsi1sk: string }>(maker);
    return row(name, code(gsi1pk), code(gsi1sk));
  });
  const spans = Object.entries(ranges).map(([name, maker]) => {
    const { pk, ...span } = call<{ pk: string; beginsWith?: string; between?: readonly string[] }>(
      maker,
    );
    return row(
      name,
      code(pk),
      span.beginsWith || span.between
        ? code(span.beginsWith ? `${span.beginsWith}…` : (span.between ?? []).join(' … '))
        : 'all',
    );
  });
  return [
    row('item', '`pk`', '`sk`'),
    '|---|---|---|',
    ...items,
    '',
    row('list', '`gsi1pk`', '`gsi1sk`'),
    '|---|---|---|',
    ...indexed,
    '',
    row('range of one partition', '`pk`', '`sk`'),
    '|---|---|---|',
    ...spans,
  ].join('\n');
}

function costTable(): string {
  const rows = Object.entries(budgets).map(([id, { pattern, what, requests, read, write }]) =>
    row(pattern, code(id), what, String(requests), String(read), String(write)),
  );
  return [
    row('AP', 'route', 'what is read and written', 'requests', 'RU', 'WU'),
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The words for what erasure does with one kind of item. */
function erasureOf(rule: DataSubjectRule): string {
  if (rule.whose === 'nobody') return '–';
  if (rule.erasure === 'kept') return `kept: ${rule.because}`;
  if (rule.erasure === 'expires') return `gone by itself within ${rule.within}`;
  return rule.erasure === 'deleted' ? 'deleted' : 'deleted with what it is made from';
}

/** Whether one kind of item is handed out, and if not, why. */
const exportOf = (rule: DataSubjectRule): string =>
  rule.whose === 'nobody' ? '–' : rule.export === 'whole' ? 'yes' : `no: ${rule.export.not}`;

function subjectTable(): string {
  const rows = Object.entries<DataSubjectRule>(dataSubjects).map(([name, rule]) =>
    row(
      name,
      rule.holds,
      `the ${rule.whose}’s`.replace('the nobody’s', 'nobody’s'),
      exportOf(rule),
      erasureOf(rule),
    ),
  );
  return [
    row('item', 'what it holds', 'whose data', 'in the export', 'erasure'),
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const fill = (text: string, name: string, content: string) =>
  text.replace(
    new RegExp(`(<!-- ${name}: generated -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_, open: string, close: string) => `${open}${content}\n${close}`,
  );

/** The data model's page with its charts made anew from the code. */
export function dataModelSource(): string {
  const page = readFileSync('docs/data-model.md', 'utf8');
  return fill(
    fill(fill(page, 'keys', keyTable()), 'subjects', subjectTable()),
    'costs',
    costTable(),
  );
}
