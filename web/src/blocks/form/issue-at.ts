/** Why a content cannot be saved as it stands. */
export type Issue = { path: PropertyKey[]; code: string };

/** The fault at a place of the content or within it; undefined: none. */
export const issueAt = (issues: readonly Issue[], ...path: string[]): Issue | undefined =>
  issues.find((issue) => path.every((part, at) => issue.path[at] === part));
