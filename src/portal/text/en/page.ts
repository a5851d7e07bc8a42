/** Header, footer, the levels of alerts (document 1, §3), and what stands where a page could not be loaded. */
export const page = {
  skip: 'Skip to main content',
  home: (product: string) => `${product} home`,
  help: 'Login help',
  emergency: 'Report Emergency',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  alertLevels: { 1: 'Information', 2: 'Notice', 3: 'Urgent notice' },
  moreAlerts: (count: number) => `${count} more ${count === 1 ? 'notice' : 'notices'}`,
  loadFailure: {
    title: 'This page could not be loaded',
    text: 'The connection may have been lost. Please check it and try again.',
    tryAgain: 'Try again',
  },
}
