/** The name of the platform on the site, on the provider's pages and in mails. */
export const siteName = 'Aula Virtual';
