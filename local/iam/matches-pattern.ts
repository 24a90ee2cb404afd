const compiled = new Map<string, RegExp>();

/** Matches an IAM pattern: `*` is any text, `?` any one character, everything else itself. */
export function matchesPattern(pattern: string, text: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) {
    const source = pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, 's');
    compiled.set(pattern, expression);
  }
  return expression.test(text);
}

/** Matches an ARN part by part: a wildcard does not reach over a colon of the first five. */
export function matchesArn(pattern: string, arn: string): boolean {
  const [patternParts, parts] = [splitArn(pattern), splitArn(arn)];
  return (
    patternParts.length === parts.length &&
    patternParts.every((part, index) => matchesPattern(part, parts[index] ?? ''))
  );
}

function splitArn(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
}
