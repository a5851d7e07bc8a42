/** A section of a document that specifies the portal. The summary is in our own words. */
interface Section {
  /** The number of the section, such as `2.4` in the citation `1 §2.4`. */
  readonly section: string
  readonly about: string
}

interface Specification {
  readonly document: 1 | 2
  readonly title: string
  readonly sections: readonly Section[]
}

const section = (number: string, about: string): Section => ({ section: number, about })

/** The summary of each section of the two documents. A citation contains document and section, such as `1 §4`. */
export const documents: readonly Specification[] = [
  {
    document: 1,
    title: 'Registration, login and recovery of a password',
    sections: [
      section('1', 'The people who use the portal, and their purposes.'),
      section('2.1', 'Landing page: alerts, start or stop service, log in, sign up, header and footer.'),
      section(
        '2.2',
        'Register: security check, form with the data of the bill, values from a link, dialogs.',
      ),
      section('2.3', 'Create login: login ID, password, security question, email and mobile phone.'),
      section('2.4', 'Registration confirmation: the data of the registration, and the code for the phone.'),
      section('2.5', 'Forgot password: the steps from the login ID to the email with the link.'),
      section('2.6', 'Account number lookup by phone or by address, as a dialog and as a page.'),
      section('3', 'The fields of each record that the portal stores, sends and receives.'),
      section('4', 'The states of each flow, and the status that leads to the next state.'),
      section('5', 'The values that each field accepts, and the message of each rule.'),
      section('6', 'The pages that each person may see, and the requirements of a login.'),
      section('7', 'The calls: method, request and response.'),
      section('8', 'Every error: its cause, its text, and the next step for the person.'),
      section('9', 'Fixed lengths, delays and addresses.'),
    ],
  },
  {
    document: 2,
    title: 'Activation, third parties, invitations and paperless billing',
    sections: [
      section('1', 'The people who use these flows, and their purposes.'),
      section('2.1', 'The paths of the pages, also unknown and protected paths.'),
      section('2.2', 'Forgot login ID: security check, email, account number, confirmation.'),
      section('2.3', 'Registration complete: the page that the link of the activation email opens.'),
      section('2.4', 'Login of a secondary account holder.'),
      section('2.5', 'Secondary account holder: the request with names and address, to accept or reject.'),
      section('2.6', 'Third party acceptance: the third party logs in or signs up after accepting.'),
      section('2.7', 'The pages of rejected, removed and expired requests.'),
      section('2.8', 'Third party registration: the form of a person who has no account.'),
      section('2.9', 'Third party confirmation: the code for the phone of the registered person.'),
      section('2.10', 'Registration by an invitation: the form with the values from the link.'),
      section('2.11', 'Invitation complete: the data of the registration, and the code for the phone.'),
      section('2.12', 'Paperless enrollment: the page that the link of a mail opens.'),
      section('2.13', 'Anonymous login: start or stop service without a login.'),
      section('2.14', 'Account number lookup: the separate page.'),
      section('3', 'The fields of each record that these flows store, send and receive.'),
      section('4', 'The states of each flow, and the status that leads to the next state.'),
      section('5', 'The values that each field accepts, and the message of each rule.'),
      section('6', 'The permissions of each person.'),
      section('7', 'The calls: request and response.'),
      section('8', 'Every error and its text.'),
      section('9', 'Fixed lengths, delays and addresses.'),
    ],
  },
]

/** @param where such as `1 §4` */
export const aboutSection = (where: string): string | undefined => {
  const [, document, number] = /^([12]) §([\d.]+)/.exec(where) ?? []
  return documents
    .find((entry) => String(entry.document) === document)
    ?.sections.find((entry) => entry.section === number)?.about
}
