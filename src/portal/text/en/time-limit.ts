/** WCAG 2.2.1: what is kept of a flow is kept for 30 minutes. */
export const timeLimit = {
  soon: {
    title: 'Do you need more time?',
    text: 'In less than 2 minutes what you entered will no longer be kept, so that nobody else finds it on this device.',
    button: 'Give me more time',
  },
  over: {
    title: 'Your 30 minutes are over',
    text: 'What stands on this page is still here, and you can go on. If you leave it or load it again, you start from the beginning.',
    button: 'Go on',
  },
}
