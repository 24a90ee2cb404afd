import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRuntime, type Runtime } from './runtime.ts';
import { runtimeTemplate, writeAssembly } from './runtime-fixture.ts';
import type { Template } from './template/template.ts';

// Inside the project, so that the fixture's function finds the SDK.
const dir = mkdtempSync(join(import.meta.dirname, '../node_modules/.runtime-test-'));
const dataDir = join(dir, 'data');
const templatePath = writeAssembly(dir, runtimeTemplate());
let runtime: Runtime;

const start = (changes: { template?: Template; dataDir?: string | null; port?: number } = {}) =>
  createRuntime({ port: 0, dataDir: null, templatePath, quiet: true, ...changes });

const put = (at: Runtime, id: string) => fetch(`${at.apiUrl}/things/${id}`, { method: 'PUT' });

beforeAll(async () => {
  runtime = await start();
});

afterAll(async () => {
  await runtime.stop();
  rmSync(dir, { recursive: true });
});

describe('the runtime', () => {
  it('answers through edge, gateway, function, front and table', async () => {
    expect((await put(runtime, 'a')).status).toBe(204);
    const answer = await fetch(`${runtime.apiUrl}/things/a`);
    expect([answer.status, await answer.json()]).toEqual([200, { pk: { S: 'a' } }]);
    expect((await fetch(`${runtime.apiUrl}/things/b`)).status).toBe(404);
  });

  it('hands changes of the table to the function that listens', async () => {
    await put(runtime, 'changed');
    await runtime.drained();
    const note = await fetch(`${runtime.apiUrl}/things/NOTE`);
    expect(await note.json()).toEqual({ pk: { S: 'NOTE' }, seen: { S: 'changed' } });
  });

  it('fills in the settings of the page, with local addresses', async () => {
    const [pool] = runtime.stack.ofType('AWS::Cognito::UserPool');
    const html = await (await fetch(`${runtime.siteUrl}/any/page`)).text();
    expect(html).toContain(`{"pool":"${pool!.ref}","api":"${runtime.awsUrl}"}`);
  });

  it('gives a function the environment of the template, with local addresses, and nothing of the host', async () => {
    process.env['SECRET_OF_THE_HOST'] = 'x';
    const environment = (await (await fetch(`${runtime.apiUrl}/things/env`)).json()) as object;
    expect(environment).toMatchObject({
      SITE: `${runtime.siteUrl}/`,
      AWS_ENDPOINT_URL: runtime.awsUrl,
      AWS_REGION: 'eu-west-1',
    });
    expect(environment).not.toHaveProperty('SECRET_OF_THE_HOST');
    expect(environment).not.toHaveProperty('PATH');
  });

  it('issues tokens of a person, on loopback names alone', async () => {
    await runtime.createUser({
      email: 'ana@example.com',
      password: 'Aula-Virtual-2024',
      givenName: 'Ana',
      familyName: 'Soto',
      groups: ['students'],
      locale: 'es',
      confirmed: true,
    });
    const address = `${runtime.awsUrl}/_local/token?email=ana@example.com`;
    expect(await (await fetch(address)).json()).toEqual({
      accessToken: expect.any(String),
      idToken: expect.any(String),
    });
    expect((await fetch(address.replace('ana', 'eve'))).status).toBe(404);
  });

  it('answers past the edge under the address of the gateway', async () => {
    expect((await fetch(`${runtime.gatewayUrl}/api/v1/nothing`)).status).toBe(404);
  });
});

describe('a template that lacks', () => {
  async function outcome(mutate: (resources: Template['Resources']) => void) {
    const template = runtimeTemplate();
    mutate(template.Resources);
    const mutated = await start({ template });
    try {
      const [write, read] = [await put(mutated, 'x'), await fetch(`${mutated.apiUrl}/things/x`)];
      return { write: write.status, read: read.status };
    } finally {
      await mutated.stop();
    }
  }

  it('a grant fails exactly that call', async () => {
    const without = await outcome(({ Policy }) => {
      const document = Policy!.Properties!['PolicyDocument'] as { Statement: object[] };
      document.Statement.splice(1, 1);
    });
    expect(without).toEqual({ write: 500, read: 404 });
  });

  it('a route answers it with 404', async () => {
    const without = await outcome(({ Api }) => {
      const body = Api!.Properties!['Body'] as { paths: Record<string, { put?: object }> };
      delete body.paths['/api/v1/things/{id}']!.put;
    });
    expect(without).toEqual({ write: 404, read: 404 });
  });

  it('a deployment of its routes is refused by name', async () => {
    await expect(outcome(({ Live }) => delete Live!.Properties!['ApiId'])).rejects.toThrow(
      'The stage of the HTTP API has no deployment of it.',
    );
  });

  it('the permission to call the function answers with 500', async () => {
    expect(await outcome((resources) => delete resources['Permission'])).toEqual({
      write: 500,
      read: 500,
    });
  });

  it('the right to read the stream is refused by name', async () => {
    await expect(
      outcome(({ Policy }) => {
        const document = Policy!.Properties!['PolicyDocument'] as { Statement: object[] };
        document.Statement.splice(2, 1);
      }),
    ).rejects.toThrow('its role may not dynamodb:DescribeStream');
  });
});

describe('a start', () => {
  it('keeps what was written and refuses a second one on the same data', async () => {
    const first = await start({ dataDir });
    await put(first, 'kept');
    await expect(start({ dataDir })).rejects.toThrow('is in use by another running instance');
    await first.stop();
    const second = await start({ dataDir });
    expect((await fetch(`${second.apiUrl}/things/kept`)).status).toBe(200);
    await second.stop();
  });

  it('takes over the lock of a process that is gone', async () => {
    writeFileSync(join(dataDir, 'runtime.lock'), `${process.pid} 1`);
    const second = await start({ dataDir });
    expect((await fetch(`${second.apiUrl}/things/kept`)).status).toBe(200);
    await second.stop();
  });

  it('on damaged data says so in one sentence', async () => {
    for (const name of ['dynamodb.db', 'cognito.db', 'secrets.json']) {
      const whole = readFileSync(join(dataDir, name), { flag: 'a+' });
      writeFileSync(join(dataDir, name), 'garbage');
      await expect(start({ dataDir })).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/^[^\n]+--fresh\.$/),
      });
      writeFileSync(join(dataDir, name), whole);
    }
  });

  it('on a port that is taken names the port and another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(
      `Port ${port} is already taken on this machine: stop what uses it, or choose another with PORT=${port + 100}.`,
    );
    other.close();
  });
});
