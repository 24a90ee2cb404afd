export interface Route {
  /** `GET /courses/{courseId}`, `ANY /x/{proxy+}` or `$default`. */
  key: string;
  functionArn: string;
  /** Milliseconds that the gateway waits. */
  timeoutMs: number;
}

export interface RouteMatch {
  route: Route;
  /** Decoded values of the path's variables. */
  parameters: Record<string, string>;
}

interface Pattern {
  route: Route;
  method: string;
  segments: string[];
}

const variable = /^\{(\w+)(\+?)\}$/;

function matchSegments(pattern: string[], path: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const [, name, greedy] = variable.exec(segment) ?? [];
    const given = path[index];
    if (given === undefined) return undefined;
    if (name === undefined) {
      if (segment !== given) return undefined;
    } else if (greedy) {
      parameters[name] = path.slice(index).map(decodeURIComponent).join('/');
      return parameters;
    } else {
      if (given === '') return undefined;
      parameters[name] = decodeURIComponent(given);
    }
  }
  return pattern.length === path.length ? parameters : undefined;
}

/** Static segments before variables before greedy ones, from the left; then a method before ANY. */
function rank({ method, segments }: Pattern): string {
  const kinds = segments.map((segment) => {
    const [, name, greedy] = variable.exec(segment) ?? [];
    return name === undefined ? 'a' : greedy ? 'c' : 'b';
  });
  return `${kinds.join('')}~${method === 'ANY' ? 'b' : 'a'}`;
}

/**
 * The gateway's choice among routes.
 * The chooser throws URIError when a variable's value is not valid percent-encoding.
 */
export function createRouteMatcher(routes: Route[]) {
  const fallback = routes.find(({ key }) => key === '$default');
  const patterns = routes
    .filter((route) => route !== fallback)
    .map((route): Pattern => {
      const [method = '', path = ''] = route.key.split(' ');
      return { route, method, segments: path.split('/') };
    })
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));

  return (method: string, rawPath: string): RouteMatch | undefined => {
    const path = rawPath.split('/');
    for (const pattern of patterns) {
      if (pattern.method !== method && pattern.method !== 'ANY') continue;
      const parameters = matchSegments(pattern.segments, path);
      if (parameters) return { route: pattern.route, parameters };
    }
    return fallback && { route: fallback, parameters: {} };
  };
}
