/** The texts of the page for a third-party request that was rejected, removed or expired (document 2, §2.7). */
export const thirdPartyOutcome = {
  title: 'Third party responsibility',
  rejected: {
    documentTitle: 'Rejected – Third party responsibility',
    text: 'You have decided to reject becoming a third party.',
    whatNow: 'Nothing is left to do. You can close this page.',
  },
  removed: {
    documentTitle: 'Removed – Third party responsibility',
    text: 'This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.',
    whatNow: 'If you did not expect this, please ask the primary account holder.',
  },
  expired: {
    documentTitle: 'Expired – Third party responsibility',
    text: 'This link is no longer valid.',
    whatNow: 'Please ask the primary account holder to send you a new one.',
  },
}
