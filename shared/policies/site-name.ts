/** What the platform is called, on the site, on the provider's pages and in mails. */
export const siteName = 'Aula Virtual';
