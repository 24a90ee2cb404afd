/** Headers as they came: names as written, one entry for each line. */
export type HeaderList = [name: string, value: string][];

export interface HttpRequest {
  method: string;
  /** Path and query exactly as sent. */
  url: string;
  headers: HeaderList;
  body: Buffer;
  clientIp: string;
}

export interface HttpResponse {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

/** Node's `rawHeaders` in pairs: unlike `headers` it drops no duplicate. */
export function headerList(rawHeaders: string[]): HeaderList {
  const list: HeaderList = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    list.push([rawHeaders[index]!, rawHeaders[index + 1]!]);
  }
  return list;
}

/** Names in lower case; values of equal names joined with a comma. */
export function joinHeaders(headers: HeaderList, separator = ','): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    joined[key] = key in joined ? `${joined[key]}${separator}${value}` : value;
  }
  return joined;
}
