/** Looks like an e-mail address; the server alone decides. */
const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;

/** The addresses in a text, as people paste them, each once; and what is none. */
export function addressesIn(text: string): { emails: string[]; wrong: string[] } {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^<|>$/g, '').toLowerCase())
    .filter((word) => word !== '');
  const unique = [...new Set(words)];
  return {
    emails: unique.filter((word) => address.test(word)),
    wrong: unique.filter((word) => !address.test(word)),
  };
}
