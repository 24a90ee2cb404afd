import type { Page } from 'playwright-core';

/** The labels of the provider's own page; the cloud's page has its own, in the same languages. */
const labels = {
  email: /^(Email|Correo electrónico)$/,
  password: /^(Password|Contraseña)$/,
  signIn: /^(Sign in|Iniciar sesión)$/,
  register: /^(Create an account|Crear una cuenta)$/,
  forgot: /^(Forgot your password\?|¿Olvidaste tu contraseña\?)$/,
};

/** The hosted sign-in, once it shows. */
export function hostedSignIn(page: Page, identityUrl: string) {
  return {
    email: page.getByLabel(labels.email),
    password: page.getByLabel(labels.password),
    submit: page.getByRole('button', { name: labels.signIn }),
    register: page.getByRole('link', { name: labels.register }),
    forgot: page.getByRole('link', { name: labels.forgot }),
    problem: page.getByRole('alert'),
    /** Waits until the form asks for the password. */
    arrive: async () => {
      await page.waitForURL(`${identityUrl}/login?**`);
      await page.getByLabel(labels.password).waitFor();
    },
    async signIn(email: string, password: string) {
      await this.arrive();
      await this.email.fill(email);
      await this.password.fill(password);
      await this.submit.click();
    },
  };
}
