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

/**
 * The texts of the problem report that the customer sends to support, and of the support code that the customer reads
 * out on the phone.
 */
export const reportProblem = {
  button: 'Report this problem',
  codeOfCall: 'Code to read to us on the phone:',
  why: 'Send us a report and get a code of eight letters to read to us on the phone. We then see at once where it went wrong.',
  what: 'The report lists what this site did and when. It holds nothing you typed: no name, no address, no account number, no password and no code.',
  exactly: 'Exactly what is sent',
  send: 'Send',
  failed: 'The report could not be sent.',
  call: (phone: string) => `Please call us at ${phone} and tell us what you see on this page.`,
  yourCode: 'Thank you. Your code is',
  readIt: (phone: string) => `Please call us at ${phone} and read this code to us.`,
  kept: 'We keep the report for 30 days.',
}

/**
 * The texts of the warning that the typed values of a flow will expire. WCAG 2.2.1 requires this warning, because the
 * page stores the typed values for only 30 minutes.
 */
export const timeLimit = {
  soon: {
    title: 'Do you need more time?',
    text: 'In 2 minutes this device forgets what you typed, so nobody else can see it. What stands on this page stays until you leave it.',
    button: 'Give me more time',
  },
  over: {
    title: 'Your 30 minutes are over',
    text: 'Everything on this page is still here. You can carry on. If you leave it or load it again, you start from the beginning.',
    button: 'Go on',
  },
}
