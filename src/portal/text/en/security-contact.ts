/** Document 2, §2.1. */
export const securityContact = {
  title: 'Redirecting...',
  follow: 'Go on to the security contact',
}
