/** The summary of each section of the two documents in our own words, by its citation, such as `1 §4`. */
const sections: Readonly<Record<string, string>> = {
  // Document 1: Registration, login and recovery of a password.
  '1 §1': 'The people who use the portal, and their purposes.',
  '1 §2.1': 'Landing page: alerts, start or stop service, log in, sign up, header and footer.',
  '1 §2.2': 'Register: security check, form with the data of the bill, values from a link, dialogs.',
  '1 §2.3': 'Create login: login ID, password, security question, email and mobile phone.',
  '1 §2.4': 'Registration confirmation: the data of the registration, and the code for the phone.',
  '1 §2.5': 'Forgot password: the steps from the login ID to the email with the link.',
  '1 §2.6': 'Account number lookup by phone or by address, as a dialog and as a page.',
  '1 §3': 'The fields of each record that the portal stores, sends and receives.',
  '1 §4': 'The states of each flow, and the status that leads to the next state.',
  '1 §5': 'The values that each field accepts, and the message of each rule.',
  '1 §6': 'The pages that each person may see, and the requirements of a login.',
  '1 §7': 'The calls: method, request and response.',
  '1 §8': 'Every error: its cause, its text, and the next step for the person.',
  '1 §9': 'Fixed lengths, delays and addresses.',
  // Document 2: Activation, third parties, invitations and paperless billing.
  '2 §1': 'The people who use these flows, and their purposes.',
  '2 §2.1': 'The paths of the pages, also unknown and protected paths.',
  '2 §2.2': 'Forgot login ID: security check, email, account number, confirmation.',
  '2 §2.3': 'Registration complete: the page that the link of the activation email opens.',
  '2 §2.4': 'Login of a secondary account holder.',
  '2 §2.5': 'Secondary account holder: the request with names and address, to accept or reject.',
  '2 §2.6': 'Third party acceptance: the third party logs in or signs up after accepting.',
  '2 §2.7': 'The pages of rejected, removed and expired requests.',
  '2 §2.8': 'Third party registration: the form of a person who has no account.',
  '2 §2.9': 'Third party confirmation: the code for the phone of the registered person.',
  '2 §2.10': 'Registration by an invitation: the form with the values from the link.',
  '2 §2.11': 'Invitation complete: the data of the registration, and the code for the phone.',
  '2 §2.12': 'Paperless enrollment: the page that the link of a mail opens.',
  '2 §2.13': 'Anonymous login: start or stop service without a login.',
  '2 §2.14': 'Account number lookup: the separate page.',
  '2 §3': 'The fields of each record that these flows store, send and receive.',
  '2 §4': 'The states of each flow, and the status that leads to the next state.',
  '2 §5': 'The values that each field accepts, and the message of each rule.',
  '2 §6': 'The permissions of each person.',
  '2 §7': 'The calls: request and response.',
  '2 §8': 'Every error and its text.',
  '2 §9': 'Fixed lengths, delays and addresses.',
}

/** @param where such as `1 §4` */
export const aboutSection = (where: string): string | undefined =>
  sections[/^[12] §[\d.]+/.exec(where)?.[0] ?? '']
