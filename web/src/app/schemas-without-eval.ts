/**
 * Schemas are not compiled to code here: the page's policy forbids it, and already the attempt would be
 * reported as a violation. Told before the schema library loads, which comes with the first form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
