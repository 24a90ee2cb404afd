import { describe, expect, test } from 'vitest';
import { expectViewerLanguage } from './viewer-language.ts';

const body = (text: string) => `function handler(event) { ${text} }`;

describe('the language of viewer functions', () => {
  test.each([
    'return event.request?.uri;',
    'return event.a ?? 1;',
    'event.a ||= 1;',
    'event.a **= 2;',
    'return event.list.at(-1);',
    'return Object.fromEntries([]);',
    'return event.list.flat();',
    'const { uri } = event;',
    'const [a] = event;',
    'return { ...event };',
    'return f(...event);',
    'for (const a of event) return a;',
    'const uri = 1; return { uri };',
    'return { handler() {} };',
    'return { [event]: 1 };',
    'try { f(); } catch { return 1; }',
    'class A {}',
    'return 1n;',
    'return 1_000;',
    'return 0b1;',
    'return /a/u.test(event);',
    'return /(?<=a)b/.test(event);',
    "return eval('1');",
    "return new Function('return 1');",
    'const f = async () => 1;',
    'function* f() {}',
    'const f = (a = 1) => a;',
  ])('does not have %s', (text) => {
    expect(() => expectViewerLanguage(body(text))).toThrow("CloudFront's runtime does not promise");
  });

  test.each([
    "import fs from 'fs';\nfunction handler() {}",
    "import { createHmac } from 'crypto';\nfunction handler() {}",
    'export function handler() {}',
  ])('does not have %s', (code) => {
    expect(() => expectViewerLanguage(code)).toThrow("CloudFront's runtime does not promise");
  });

  test.each([
    "const a = 'x'; let b = `a${a}`; var c = b ** 2; return c;",
    'return event.list.map((one) => one.id).filter((id) => id.includes("a"));',
    'function f(...rest) { return rest.length; } return f(1, 2);',
    'try { f(); } catch (error) { throw error; } finally { f(); }',
    'for (var at in event) { if (event.hasOwnProperty(at)) continue; }',
    'return { get a() { return 1; }, b: 2, "c": /(?<name>x)/gi.test("x") };',
    'return Object.keys(event).length + Object.entries(event).length;',
    'switch (event) { case 1: break; default: return typeof event === "string" ? 1 : void 0; }',
  ])('has %s', (text) => {
    expect(() => expectViewerLanguage(body(text))).not.toThrow();
  });

  test('has functions that wait', () => {
    const code =
      "import cf from 'cloudfront';\nasync function handler(e) { return await cf.kvs().get(e); }";
    expect(() => expectViewerLanguage(code)).not.toThrow();
  });
});
