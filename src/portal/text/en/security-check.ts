/** The texts of the security check (document 1, §2.2 and §2.5; document 2, §2.2). */
export const securityCheck = {
  title: 'Security Check - Please check the box below',
  notSolved: 'Please check the box below',
  loading: 'Loading the security check…',
  expired: 'The security check has expired. Please check the box again.',
  unavailableTitle: 'The security check could not be loaded',
  unavailable:
    'It comes from another site, which did not answer. Please check your connection, or turn off a blocker for this page, and try again.',
}
