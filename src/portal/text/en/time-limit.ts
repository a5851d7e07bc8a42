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
