export interface LogLine {
  functionName: string;
  text: string;
  /** The line as JSON, when it is an object. */
  fields: Record<string, unknown> | undefined;
}

function parseFields(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Keeps the newest `capacity` lines that functions printed, and tells subscribers of each new one. */
export function createLogBuffer(capacity = 5000) {
  const lines: LogLine[] = [];
  const subscribers = new Set<(line: LogLine) => void>();
  return {
    add(functionName: string, text: string): void {
      const line = { functionName, text, fields: parseFields(text) };
      lines.push(line);
      if (lines.length > capacity) lines.splice(0, lines.length - capacity);
      for (const subscriber of subscribers) subscriber(line);
    },
    /** Oldest first. */
    lines: (): readonly LogLine[] => lines,
    /** Answers a function that ends the subscription. */
    subscribe(subscriber: (line: LogLine) => void): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
