/** The keys with which a queue is marked, in the order in which they are used. */
export const markingKeys = [
  ['level', ['1', '…', '8']],
  ['walk', ['↑', '↓']],
  ['points', ['g']],
  ['comment', ['c']],
  ['annotate', ['a']],
  ['note', ['n']],
  ['ready', ['Ctrl', '⏎']],
  ['next', ['j']],
  ['before', ['k']],
  ['release', ['r']],
] as const;
