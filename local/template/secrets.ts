import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord, type Properties } from './template.ts';
import { text } from './read-properties.ts';

/** The value of a secret by its logical id, made on first sight from the resource's own rules. */
export type Secrets = (logicalId: string, properties: Properties) => string;

const classes = {
  ExcludeLowercase: 'abcdefghijklmnopqrstuvwxyz',
  ExcludeUppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ExcludeNumbers: '0123456789',
  ExcludePunctuation: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
};

function generate(rules: Properties): string {
  const excluded = new Set(text(rules['ExcludeCharacters'], ''));
  const alphabet = Object.entries(classes)
    .filter(([rule]) => rules[rule] !== true)
    .flatMap(([, characters]) =>
      characters.split('').filter((character) => !excluded.has(character)),
    );
  const length = Number(rules['PasswordLength'] ?? 32);
  const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const key = rules['GenerateStringKey'];
  if (typeof key !== 'string') return password;
  const template = JSON.parse(text(rules['SecretStringTemplate'], '{}')) as object;
  return JSON.stringify({ ...template, [key]: password });
}

/** Secrets kept in `file` (readable by its owner alone), so that they survive a restart; null: in memory. */
export function createSecrets(file: string | null): Secrets {
  const kept: Record<string, string> =
    file !== null && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {};
  return (logicalId, properties) => {
    if (typeof properties['SecretString'] === 'string') return properties['SecretString'];
    const known = kept[logicalId];
    if (known !== undefined) return known;
    const rules = properties['GenerateSecretString'];
    const value = generate(isRecord(rules) ? rules : {});
    kept[logicalId] = value;
    if (file !== null) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
    }
    return value;
  };
}
