export const passwordRefusal = {
  rules:
    'Password requirements were not met: at least 8 characters, an uppercase letter, a lowercase letter, a number, no part of your login ID.',
  common: 'This password was found in a list of commonly used passwords. Please try another password.',
}

export const factorRefusal = {
  invalid: 'Invalid token provided.',
  expired: 'The token has expired. Please request a new one.',
  tooManyAttempts: 'Too many wrong codes were entered. Please request a new one in an hour.',
  pause: 'An SMS message was recently sent. Please wait 30 seconds before trying again.',
  tooManyMessages: (wait: string) =>
    `Too many messages were sent to this phone. Please try again in ${wait}.`,
  notServed: 'We cannot send text messages to this phone. Please contact customer service.',
  budgetUsedUp:
    'No more text messages can be sent today. Please try again tomorrow, or contact customer service.',
}

/** On the page for a request whose headers are too large. */
export const tooLarge: string =
  'Your browser sends more data than this site can accept. Please delete the cookies of this site and try again.'
