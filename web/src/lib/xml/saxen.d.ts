declare module 'saxen' {
  type Handlers = {
    openTag: (name: string, attributes: () => Record<string, string> | false) => void;
    closeTag: (name: string) => void;
    text: (value: string) => void;
    cdata: (value: string) => void;
    error: (error: Error) => void;
    warn: (error: Error) => void;
  };
  export class Parser {
    on<N extends keyof Handlers>(name: N, handler: Handlers[N]): this;
    parse(xml: string): Error | null;
    stop(): void;
  }
}
