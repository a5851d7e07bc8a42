export const loadFailure = {
  title: 'This page could not be loaded',
  text: 'The connection may have been lost. Please check it and try again.',
  tryAgain: 'Try again',
}
