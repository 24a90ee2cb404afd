import { aFewAtATime } from '../a-few-at-a-time.ts';
import type { Runtime } from '../runtime.ts';
import { daysBefore, joinedDaysAgo } from './calendar.ts';
import { demoPassword, type DemoPerson } from './people.ts';
import { everybody } from './students.ts';

type Admitting = Pick<Runtime, 'createUser' | 'functions' | 'stack'>;
type Pool = { LambdaConfig?: { PostAuthentication?: string } };

/** The function that hears of those who sign in. */
function triggerOf({ stack }: Admitting): string {
  const [pool] = stack.ofType('AWS::Cognito::UserPool');
  const trigger = (pool?.properties as Pool | undefined)?.LambdaConfig?.PostAuthentication;
  if (!trigger) throw new Error('The user pool tells nobody of those who sign in.');
  return trigger;
}

/**
 * Makes a person in the provider and lets its function know of a first sign-in, as the provider does
 * when somebody who was made in the console comes for the first time: that is what makes a profile.
 */
export async function admit(
  runtime: Admitting,
  { email, givenName, familyName, groups, locale }: DemoPerson,
): Promise<void> {
  const person = { email, givenName, familyName, groups, locale };
  const { sub, username } = await runtime.createUser({
    ...person,
    password: demoPassword,
    confirmed: true,
  });
  const [pool] = runtime.stack.ofType('AWS::Cognito::UserPool');
  await runtime.functions.invoke(triggerOf(runtime), {
    version: '1',
    triggerSource: 'PostAuthentication_Authentication',
    userPoolId: pool?.ref,
    userName: username,
    request: {
      userAttributes: {
        sub,
        email,
        given_name: givenName,
        family_name: familyName,
        locale,
      },
      newDeviceUsed: false,
    },
    response: {},
  });
}

/**
 * Makes everybody of the demo data in the provider of an empty runtime, wave by wave: while the function that
 * makes profiles runs, its clock stands at the day of the wave.
 */
export async function admitPeople(runtime: Admitting): Promise<void> {
  const trigger = triggerOf(runtime);
  const waves = new Set(everybody.map(({ email }) => joinedDaysAgo(email)));
  for (const days of waves) {
    runtime.functions.reload(trigger, { skewMs: daysBefore(0, days) });
    const wave = everybody.filter(({ email }) => joinedDaysAgo(email) === days);
    await aFewAtATime(wave, 3, (person) => admit(runtime, person));
  }
  runtime.functions.reload(trigger, { skewMs: 0 });
}
