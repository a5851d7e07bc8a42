import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

const unable = '“Unable to send login ID”'
const alike = 'Multiple users found: the account number is asked for, then Login Id sent'

/** Every response status of document 2, §8. */
export const peopleOfLoginRecovery: readonly SamplePerson[] = [
  person('210012346106', 'Hannah Weiss', '61 Main Street', 'Cranbury', '+16095550151', {
    email: 'weiss.family@example.com',
    login: { loginId: 'hannahweiss', status: 'ACTIVE', daysAgo: 250 },
    demonstrates: { forgotLogin: alike },
  }),
  person('210012346114', 'Peter Weiss', '63 Main Street', 'Cranbury', '+16095550152', {
    email: 'weiss.family@example.com',
    login: { loginId: 'peter_weiss', status: 'ACTIVE', daysAgo: 251 },
    demonstrates: { forgotLogin: alike },
  }),
  person('210012346122', 'Olga Fisher', '5 Bunker Hill Road', 'Cranbury', '+16095550153', {
    email: 'olga.fisher@bounces.example.com',
    login: { loginId: 'olgafisher', status: 'ACTIVE', daysAgo: 40 },
    recovery: { mailRefusal: 'Failed to send email' },
    demonstrates: {
      forgotLogin: `Failed to send email: ${unable}`,
      forgotPassword: 'Any other status (Failed to send email): “Unable to send password recovery email.”',
    },
  }),
  person('210012346130', 'Marcus Bell', '7 Bunker Hill Road', 'Cranbury', '+16095550154', {
    email: 'marcus.bell@bounces.example.com',
    login: { loginId: 'marcusbell', status: 'ACTIVE', daysAgo: 41 },
    recovery: { mailRefusal: 'MessagingException' },
    demonstrates: { forgotLogin: `MessagingException: ${unable}` },
  }),
  person('210012346148', 'Yuki Sato', '9 Bunker Hill Road', 'Cranbury', '+16095550155', {
    email: 'yuki.sato@bounces.example.com',
    login: { loginId: 'yuki-sato', status: 'ACTIVE', daysAgo: 42 },
    recovery: { mailRefusal: 'Failed Sending' },
    demonstrates: { forgotLogin: `Failed Sending: ${unable}` },
  }),
  person('210012346155', 'Rosa Delgado', '11 Bunker Hill Road', 'Cranbury', '+16095550156', {
    recovery: { hasNoLoginId: true },
    demonstrates: { forgotLogin: `Login Id not found: ${unable}` },
  }),
]
