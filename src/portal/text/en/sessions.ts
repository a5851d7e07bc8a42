export const sessions = {
  title: 'Where you are logged in',
  loading: 'Looking up where you are logged in…',
  failed: 'We could not look up where you are logged in. Please check your connection and try again.',
  tryAgain: 'Try again',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  thisOne: 'This browser',
  since: (time: string) => `Since ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  onlyHere: 'You are logged in nowhere else.',
  notYou:
    'Is one of them not yours? Sign out everywhere else, then choose a new password with Forgot Password.',
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out…',
  ended: 'You are signed out everywhere else.',
  notEnded: 'The others could not be signed out. Please check your connection and try again.',
}
