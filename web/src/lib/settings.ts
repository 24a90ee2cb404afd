/** The deployment's facts about the place where the site runs. */
export type Settings = {
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** The client that people sign up by, and nobody in. */
  signUpClientId: string;
  /** The host of the hosted sign-in, with a port where it has one, without a scheme. */
  identityDomain: string;
  /** The address of the identity service, if not the one in AWS. */
  userPoolEndpoint?: string;
  mediaOrigin: string;
};

const needed = [
  'region',
  'userPoolId',
  'userPoolClientId',
  'signUpClientId',
  'identityDomain',
] as const;

/**
 * Reads the data block that the deployment filled in.
 * @throws when the page was served without it
 */
export function readSettings(page: Document = document): Settings {
  const block = page.getElementById('platform-settings')?.textContent ?? '{}';
  const settings = JSON.parse(block) as Partial<Settings>;
  const missing = needed.filter((name) => typeof settings[name] !== 'string');
  if (missing.length > 0) throw new Error(`The page lacks settings: ${missing.join(', ')}`);
  return settings as Settings;
}
