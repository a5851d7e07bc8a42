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
