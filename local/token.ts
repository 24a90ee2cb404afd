import { runningPort } from './address-file.ts';

/** `npm run token -- EMAIL`: tokens of a person on the running stack, for curl. */
export async function fetchTokens(email: string, port: number): Promise<string> {
  const address = `http://127.0.0.1:${port + 1}/_local/token?email=${encodeURIComponent(email)}`;
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new Error(`Nothing runs at port ${port}: start it with npm start.`);
  }
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(`There is no token for ${email}: ${body.message}`);
  return JSON.stringify(body);
}

const email = process.argv[2];
try {
  if (!email) throw new Error('Whose? npm run token -- student@example.com');
  const tokens = await fetchTokens(email, runningPort());
  process.stdout.write(`${tokens}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
