/** Document 2, §2.13: nothing of it is seen, some of it is heard. */
export const anonymousLogin = {
  title: 'Start or stop service',
  opening: 'Opening the page to start or stop service…',
  opened: 'The page to start or stop service is open in another window.',
}
