/** The texts of the service login (document 1, §2.1, §7 and §8). */
export const serviceLogin = {
  title: 'Start or stop service',
  text: 'Moving in or moving out? You can do this without logging in.',
  getStarted: 'Get Started',
  getServiceInPa: 'Get Service in PA',
  opening: 'Opening the service site…',
  failed: 'Login Failed',
  anonymous: {
    title: 'Start or stop service',
    opening: 'One moment, the page is opening…',
    opened: 'The page to start or stop service is open in another window.',
  },
}
