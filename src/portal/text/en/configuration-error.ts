export const configurationError = {
  language: 'en',
  title: 'This site is not available right now',
  whatNow:
    'Something is wrong with how this page is set up. It is not your fault. Please try again in a few minutes, or call the number on your bill.',
}
