/** As much of https://github.com/mcollina/autocannon as the load generator uses; it brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    amount: number;
    requests: { setupRequest(request: object): object }[];
  };
  type Run = {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): void;
  };
  export default function autocannon(options: Options, done: (error: Error | null) => void): Run;
}
