/** Document 2, §2.1. */
export const securityContact = {
  title: 'Redirecting...',
  text: 'We are taking you to the page that says how to report a security problem to us.',
  follow: 'Go on to the security contact',
}
