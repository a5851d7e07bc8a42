/** Header, footer and what every flow says. */
export const page = {
  skip: 'Skip to main content',
  home: (product: string) => `${product} home`,
  help: 'Login help',
  emergency: 'Report Emergency',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
}
