/** The texts of the page "not found" (document 2, §2.7). */
export const notFound = {
  title: 'Page not found',
  text: 'The page you are trying to reach does not exist, please click the link below to return to the login page.',
  returnHome: 'Return Home',
  securityContact: {
    title: 'Redirecting...',
    text: 'We are taking you to the page that says how to report a security problem to us.',
    follow: 'Go on to the security contact',
  },
}
