/** Texts for search engines, and for browsers that do not run the page's script. */
export const documentText = {
  descriptions: {
    home: (product: string, utility: string) =>
      `Log in to ${product} or register: see and pay your ${utility} water and wastewater bill, see your usage, and start or stop service.`,
    register: (product: string) =>
      `Register for ${product} with the account number of your water bill. It takes a few minutes.`,
    forgotPassword: (product: string) => `Set a new password for your ${product} login.`,
    forgotLogin: (product: string) => `Have your ${product} login ID sent to you.`,
    accountNumberLookup: (_product: string, utility: string) =>
      `No bill at hand? Find your ${utility} account number by your phone number or your address.`,
  },
  /** The page shows the phone number of support between these two texts. */
  needsScript: [
    'You can read this page. To log in or to fill in a form, your browser has to run JavaScript. Please turn it on, or call us at',
    '.',
  ],
  /** The text for a browser that is too old for the script. */
  outdated: [
    'Your browser is too old for this page. Please update your browser or use another one, or call us at',
    '.',
  ],
  overdue: [
    'This page is not ready yet. Please load it again. If that does not help, your browser may be too old for it: use another one, or call us at',
    '.',
  ],
  /** The texts of the page that the service worker shows without a connection. */
  offline: {
    title: 'You are offline',
    text: [
      'This page needs the internet. Please check your connection. In a water emergency, or for help, call us at',
      '.',
    ],
    tryAgain: 'Try again',
  },
}
