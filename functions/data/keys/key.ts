export type Key = { pk: string; sk: string };
