import { setTimeout as delay } from 'node:timers/promises'
import {
  fieldValue,
  findControl,
  focused,
  goForward,
  isScriptReady,
  reload,
  rememberAlerts,
  rememberedAlerts,
  reactsToActions,
} from './page-scripts.ts'
import type { Person } from './person.ts'
import { addPhoneTo, fillCredentialsOf, fillLoginOf, goodPassword } from '../support/login-form.ts'
import { signInWords, words } from '../words.ts'

const codeOf = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

const passCaptcha = async (person: Person) => {
  await person.check("I'm not a robot")
  await person.sees('Verified')
  await person.press(words.common.next)
}
const welcome = 'Welcome to MyWater'

const logIn = async (person: Person, loginId: string, typed: string) => {
  await person.hasIn(words.fields.loginId, loginId)
  await person.fill(words.createLogin.password, typed)
  await person.press(signInWords.logInButton)
}

const registration = async (person: Person) => {
  await person.goTo('/')
  await person.press(words.common.signUp)
  await passCaptcha(person)
  await person.fill(words.fields.accountNumber, '210012345678')
  await person.fill(words.fields.firstName, 'Jordan')
  await person.fill(words.fields.lastName, 'Rivera')
  await person.press(words.common.next)
  await person.isAt('/createLogin')
  const login = { loginId: 'jrivera_48', email: 'jordan.rivera@example.org', phone: '609 555 0148' }
  await fillLoginOf(person, login)
  await person.pressTwice(words.common.next)
  await person.isAt('/registrationConfirmation')
  await person.sees('JRIVERA_48')
  await person.reload()
  const sms = await person.message('+16095550148')
  await person.fill(words.smsVerification.label, codeOf(sms))
  await person.press(words.smsVerification.verify)
  await person.sees(words.registrationConfirmation.phone.verified)
  await person.openLink('jordan.rivera@example.org', '/registrationComplete')
  await person.sees('Your American Water Self Service account has been successfully registered.')
  await person.press(words.common.loginNow)
  await logIn(person, 'jrivera_48', goodPassword)
  const second = await person.message('+16095550148', sms)
  await person.fill(words.smsVerification.label, codeOf(second))
  await person.press(words.smsVerification.verify)
  await person.isAt('/account')
  await person.sees('Welcome, Jordan')
}

const signIn = async (person: Person) => {
  await person.goTo('/?login=mchen_1207')
  await person.press(words.landing.login.button)
  await logIn(person, 'mchen_1207', 'not-the-password')
  await person.sees(words.common.errorsTitle)
  await logIn(person, 'mchen_1207', 'Blue-Kettle-42')
  await person.isAt('/account')
  await person.sees('Welcome, Maria')
  await person.reload()
  await person.sees('Welcome, Maria')
  await person.press(words.signIn.account.signOut)
  await person.sees(welcome)
  await person.goTo('/account')
  await person.isAt('/login')
}

const forgotLoginId = async (person: Person) => {
  await person.goTo('/forgotLogin')
  await passCaptcha(person)
  await person.press(words.common.next)
  await person.sees(words.forgotLogin.errors.emailRequired)
  await person.fill(words.fields.email, 'weiss.family@example.com')
  await person.press(words.common.next)
  await person.sees('There are multiple accounts associated with this email')
  await person.fill(words.fields.accountNumber, '2100 1234 6106')
  await person.press(words.common.next)
  await person.sees(words.forgotLogin.sent.title)
  await person.message('weiss.family@example.com')
  await person.goTo('/')
  await person.back()
  await person.sees(words.forgotLogin.title)
}

const forgotPassword = async (person: Person) => {
  await person.goTo('/forgotPassword')
  await passCaptcha(person)
  await person.fill(words.fields.loginId, 'priya_raman')
  await person.press(words.common.next)
  await person.sees('Check your email')
  await person.openLink('priya.raman@example.com', '/oauth2/default/reset-password')
  await person.fill('New Password', 'Quiet-River-2207')
  await person.fill(words.createLogin.confirmPassword, 'Quiet-River-2207')
  await person.press('Save Password')
  await person.sees('Your password is changed')
  await person.press(words.landing.login.button)
  await person.fill(words.createLogin.password, 'Quiet-River-2207')
  await person.press(signInWords.logInButton)
  await person.isAt('/account')
}

const activationLink = async (person: Person) => {
  await person.goTo(`/registrationComplete?code=${'A'.repeat(120)}`)
  await person.sees('Your activation link may have expired')
  await person.fill(words.fields.loginId, 'beatriz_lima')
  await person.press(words.common.submit)
  await person.sees('Please check your mailbox for your new activation email.')
}

const invitation = async (person: Person) => {
  await person.openLink('imani.okoye@example.com', '/registrationInvitation')
  await person.hasIn(words.fields.email, 'imani.okoye@example.com')
  await person.reload()
  await fillCredentialsOf(person, { loginId: 'imani_okoye' })
  await addPhoneTo(person, '6095550301')
  await person.press(words.common.next)
  await person.isAt('/registrationInvitationComplete')
  await person.fill(words.smsVerification.label, codeOf(await person.message('+16095550301')))
  await person.press(words.smsVerification.verify)
  await person.sees(words.registrationConfirmation.phone.verified)
}

const thirdParty = async (person: Person) => {
  await person.openLink('theo.hart@mail.example', '/secondaryAccountHolder')
  await person.sees('Rosalind Hart')
  await person.check(words.common.yes)
  await person.press('Submit')
  await person.press(words.thirdPartyRequest.review.accept)
  await person.isAt('/thirdPartyAccept')
  await person.press(words.common.signUp)
  await person.isAt('/thirdPartyRegistration')
  await person.sees('Theo Hart')
  await fillCredentialsOf(person, { loginId: 'theo_hart_1' })
  await addPhoneTo(person, '609 555 0271')
  await person.press(words.common.next)
  await person.isAt('/thirdPartyConfirmation')
  const sms = await person.message('+16095550271')
  await person.fill(words.smsVerification.label, codeOf(sms))
  await person.press(words.smsVerification.verify)
  await person.sees(words.registrationConfirmation.phone.verified)
  await person.press(words.common.login)
  await logIn(person, 'theo_hart_1', goodPassword)
  await person.fill(words.smsVerification.label, codeOf(await person.message('+16095550271', sms)))
  await person.press(words.smsVerification.verify)
  await person.sees(words.thirdPartyAcceptance.linked.title)
}

const paperless = async (person: Person) => {
  await person.openLink('imani.okoye@example.com', '/paperlessEnrollment')
  await person.sees(words.paperless.confirmation.enrolled)
  await person.reload()
  await person.sees(words.paperless.confirmation.alreadyEnrolled)
  await person.press(words.common.returnToLogin)
  await person.sees(welcome)
  await person.back()
  await person.sees(words.paperless.confirmation.alreadyEnrolled)
}

const accountLookup = async (person: Person) => {
  await person.goTo('/register')
  await passCaptcha(person)
  await person.fill(words.fields.firstName, 'Gloria')
  await person.press(words.eligibility.lookUp)
  await passCaptcha(person)
  await person.fill(words.fields.firstName, 'Amir')
  await person.tab.key('Escape')
  await person.hasIn(words.fields.firstName, 'Gloria')
  await person.until(
    'the focus on the link',
    async () => (await person.tab.run(focused)) === words.eligibility.lookUp,
  )
  await person.press(words.eligibility.lookUp)
  await passCaptcha(person)
  await person.fill(words.fields.firstName, 'gloria')
  await person.fill(words.fields.lastName, 'MENSAH')
  await person.fill(words.accountLookup.fields.phone, '609.555.0160')
  await person.press(words.common.next)
  await person.sees('Your account number was sent to')
  await person.message('gloria.mensah@example.com')
}

const hasTokens = async ({ tab }: Person) =>
  String(await tab.run(() => document.cookie)).includes('mw_id_token=')
const opensMoveIn = (person: Person) =>
  person.until('the move-in site', async () => {
    const windows = await person.tab.windows()
    if (windows.some((address) => new URL(address).pathname === '/sandbox/sites/move-in')) return true
    throw new Error(`there are ${windows.join(', ')}`)
  })

/** An early press is repeated by the script, and Safari opens no new window for a repeated press. */
const wakeLandingPage = async (person: Person) => {
  await person.goTo('/')
  await person.tab.key('Tab')
  await person.until('the script', async () => (await person.tab.run(isScriptReady)) === true)
}

const getStarted = async (person: Person) => {
  await wakeLandingPage(person)
  await person.press(words.serviceLogin.getStarted)
  await opensMoveIn(person)
  await person.isAt('/')
  await person.until('the tokens', () => hasTokens(person))
}

/** Firefox and Safari abort the call when the person leaves; the portal must show no error for it. */
const leaving = async (person: Person) => {
  await wakeLandingPage(person)
  person.server.hold()
  await person.press(words.serviceLogin.getStarted)
  await person.tab.run(rememberAlerts)
  await person.tab.run(reload)
  // A faulty page would show its alert before `focused` returns. In Safari `focused` returns only after the
  // next page has loaded, so the wait ends after one second.
  await Promise.race([person.tab.run(focused).catch(() => ''), delay(1_000)])
  person.server.release()
  await person.until('the reloaded page', async () => (await person.tab.run(reactsToActions)) === true)
  const alerts = await person.tab.run(rememberedAlerts)
  if (alerts !== '') throw new Error(`the page showed an alert while the person left it: ${String(alerts)}`)
}

/** Once with Back on the sign-in page, once while the script of the sign-in loads. */
const logInAndBack = async (person: Person) => {
  const isAtSignIn = () => person.hasIn(words.fields.loginId, '')
  await person.goTo('/forgotLogin')
  await wakeLandingPage(person)
  await person.press(words.landing.login.button)
  await isAtSignIn()
  await person.back()
  await person.sees(welcome)
  await person.press(words.landing.login.button)
  await isAtSignIn()

  await person.goTo('/forgotLogin')
  await wakeLandingPage(person)
  person.server.hold()
  await person.press(words.landing.login.button)
  await person.back()
  await delay(1_000)
  person.server.release()
  await person.sees(words.forgotLogin.title)
  await person.tab.run(goForward)
  await person.sees(welcome)
  // A press is lost if the page loads again during it.
  await person.until('the sign-in page', async () => {
    if ((await person.tab.run(fieldValue, words.fields.loginId)) === '') return true
    await person.tab.press(findControl, words.landing.login.button)
    return false
  })
}

const anonymousLogin = async (person: Person) => {
  await person.goTo('/anonymousLogin')
  // In a new window, or the same one if the browser blocks new windows.
  await opensMoveIn(person)
}

export const journeys: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  registration,
  'sign-in': signIn,
  'forgot login ID': forgotLoginId,
  'forgot password': forgotPassword,
  'activation link': activationLink,
  invitation,
  'third party': thirdParty,
  paperless,
  'account lookup': accountLookup,
  'get started': getStarted,
  'leave in between': leaving,
  'log in and back': logInAndBack,
  'anonymous login': anonymousLogin,
}
