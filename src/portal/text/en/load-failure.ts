export const loadFailure = {
  title: 'This page could not be loaded',
  text: 'The connection may have been lost. What you typed before is kept for 30 minutes.',
  tryAgain: 'Try again',
}
