/** A section of a document that specifies the portal. The summary is in our own words. */
interface Section {
  /** The number of the section: `2.4` in `1 §2.4`. */
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
      section('1', 'Who uses the portal, and what for.'),
      section('2.1', 'Landing page: alerts, start or stop service, log in, sign up, header and footer.'),
      section('2.2', 'Register: security check, the form of the bill, what a link prefills, its dialogs.'),
      section('2.3', 'Create login: login ID, password, security question, email and mobile phone.'),
      section('2.4', 'Registration confirmation: what was registered, and the code sent to the phone.'),
      section('2.5', 'Forgot password: the steps from the login ID to the email that resets it.'),
      section('2.6', 'Look up an account number by phone or by address, as a dialog and as a page.'),
      section('3', 'Fields of each record that the portal keeps, sends and receives.'),
      section('4', 'States of each flow, and the status that leads from one to the next.'),
      section('5', 'What each field accepts, and the message of each rule.'),
      section('6', 'Who may see which page, and what a login needs.'),
      section('7', 'The calls: method, what is sent, what is answered.'),
      section('8', 'Every error: its cause, its words, and what the person can do.'),
      section('9', 'Lengths, delays and addresses that are fixed.'),
    ],
  },
  {
    document: 2,
    title: 'Activation, third parties, invitations and paperless billing',
    sections: [
      section('1', 'Who uses these flows, and what for.'),
      section('2.1', 'The paths, and what an unknown or a protected one does.'),
      section('2.2', 'Forgot login ID: security check, email, account number, confirmation.'),
      section('2.3', 'Registration complete: the page that the link of the activation email opens.'),
      section('2.4', 'Login of a secondary account holder.'),
      section('2.5', 'Secondary account holder: the request with its names, address, yes and no.'),
      section('2.6', 'Third party acceptance: who said yes logs in or signs up.'),
      section('2.7', 'The pages of a rejected, a removed and an expired request.'),
      section('2.8', 'Third party registration: the form of a person who has no account.'),
      section('2.9', 'Third party confirmation: the code sent to the phone of who registered.'),
      section('2.10', 'Registration by an invitation: the form with what the link brings.'),
      section('2.11', 'Invitation complete: what was registered, and the code sent to the phone.'),
      section('2.12', 'Paperless enrollment: the page that the link of a mail opens.'),
      section('2.13', 'Anonymous login: to start or stop service without a login.'),
      section('2.14', 'Look up an account number: the page by itself.'),
      section('3', 'Fields of each record that these flows keep, send and receive.'),
      section('4', 'States of each flow, and the status that leads from one to the next.'),
      section('5', 'What each field accepts, and the message of each rule.'),
      section('6', 'Who may do what.'),
      section('7', 'The calls: what is sent, what is answered.'),
      section('8', 'Every error and its words.'),
      section('9', 'Lengths, delays and addresses that are fixed.'),
    ],
  },
]

/**
 * Returns the summary of the section in a citation such as `1 §4`. Returns `undefined` if the citation is a reason of
 * the project or an unknown section.
 */
export const aboutSection = (where: string): string | undefined => {
  const [, document, number] = /^([12]) §([\d.]+)/.exec(where) ?? []
  return documents
    .find((one) => String(one.document) === document)
    ?.sections.find((one) => one.section === number)?.about
}
