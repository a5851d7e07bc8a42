/**
 * The texts of header and footer, the names of the alert levels (document 1, §3), and the message for a page that did
 * not load.
 */
export const page = {
  skip: 'Skip to main content',
  home: (product: string) => `${product} home`,
  help: 'Login help',
  language: 'Language:',
  emergency: 'Report Emergency',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  alertLevels: { 1: 'Information', 2: 'Notice', 3: 'Urgent notice' },
  moreAlerts: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? `${count} more notice` : `${count} more notices`,
  loadFailure: {
    title: 'This page could not be loaded',
    text: (phone: string) => `The connection may have been lost. Please check it, or call us at ${phone}.`,
  },
  broken: (phone: string) => `The mistake is ours. You can call us at ${phone}.`,
}
