import { setTimeout as delay } from 'node:timers/promises'
import { focused, isListening, reload, rememberAlerts, rememberedAlerts } from './page-scripts.ts'
import type { Person } from './person.ts'

const password = 'Tall-Heron-1937'
const codeOf = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

const passCaptcha = async (person: Person) => {
  await person.check("I'm not a robot")
  await person.sees('Verified')
  await person.press('Next')
}
const fillCredentials = async (person: Person, loginId: string) => {
  await person.fill('Login ID', loginId)
  await person.fill('Password', password)
  await person.fill('Confirm Password', password)
  await person.choose('Security Question', 'first_award')
  await person.fill('Security Question Answer', 'a blue ribbon')
}
const addPhone = async (person: Person, phone: string) => {
  await person.check('Enable Multi-Factor Authentication')
  await person.fill('Mobile Phone Number', phone)
}
const welcome = 'Welcome to MyWater'

const logIn = async (person: Person, loginId: string, typed: string) => {
  await person.hasIn('Login ID', loginId)
  await person.fill('Password', typed)
  await person.press('Log In')
}

const registration = async (person: Person) => {
  await person.goTo('/')
  await person.press('Sign Up')
  await passCaptcha(person)
  await person.fill('Account Number', '210012345678')
  await person.fill('First Name', 'Jordan')
  await person.fill('Last Name', 'Rivera')
  await person.press('Next')
  await person.isAt('/createLogin')
  await fillCredentials(person, 'jrivera_48')
  await person.fill('Email Address', 'jordan.rivera@example.org')
  await person.fill('Confirm Email Address', 'jordan.rivera@example.org')
  await addPhone(person, '609 555 0148')
  await person.pressTwice('Next')
  await person.isAt('/registrationConfirmation')
  await person.sees('JRIVERA_48')
  await person.reload()
  const sms = await person.message('+16095550148')
  await person.fill('Verification Code', codeOf(sms))
  await person.press('Verify')
  await person.sees('Your phone is successfully registered')
  await person.openLink('jordan.rivera@example.org', '/registrationComplete')
  await person.sees('Your American Water Self Service account has been successfully registered.')
  await person.press('Login Now')
  await logIn(person, 'jrivera_48', password)
  const second = await person.message('+16095550148', sms)
  await person.fill('Verification Code', codeOf(second))
  await person.press('Verify')
  await person.isAt('/account')
  await person.sees('Welcome, Jordan')
}

const signIn = async (person: Person) => {
  await person.goTo('/?login=mchen_1207')
  await person.press('Log In')
  await logIn(person, 'mchen_1207', 'not-the-password')
  await person.sees('There is a problem')
  await logIn(person, 'mchen_1207', 'Blue-Kettle-42')
  await person.isAt('/account')
  await person.sees('Welcome, Maria')
  await person.reload()
  await person.sees('Welcome, Maria')
  await person.press('Sign Out')
  await person.sees(welcome)
  await person.goTo('/account')
  await person.isAt('/login')
}

const forgotLoginId = async (person: Person) => {
  await person.goTo('/forgotLogin')
  await passCaptcha(person)
  await person.press('Next')
  await person.sees('Email Address Required')
  await person.fill('Email Address', 'weiss.family@example.com')
  await person.press('Next')
  await person.sees('There are multiple accounts associated with this email')
  await person.fill('Account Number', '2100 1234 6106')
  await person.press('Next')
  await person.sees('Forgot Login ID Confirmation')
  await person.message('weiss.family@example.com')
  await person.goTo('/')
  await person.back()
  await person.sees('Forgot Login ID')
}

const forgotPassword = async (person: Person) => {
  await person.goTo('/forgotPassword')
  await passCaptcha(person)
  await person.fill('Login ID', 'priya_raman')
  await person.press('Next')
  await person.sees('Check your email')
  await person.openLink('priya.raman@example.com', '/oauth2/default/reset-password')
  await person.fill('New Password', 'Quiet-River-2207')
  await person.fill('Confirm Password', 'Quiet-River-2207')
  await person.press('Save Password')
  await person.sees('Your password is changed')
  await person.press('Log In')
  await person.sees(welcome)
  await person.press('Log In')
  await person.fill('Password', 'Quiet-River-2207')
  await person.press('Log In')
  await person.isAt('/account')
}

const activationLink = async (person: Person) => {
  await person.goTo(`/registrationComplete?code=${'A'.repeat(120)}`)
  await person.sees('Your activation link may have expired')
  await person.fill('Login ID', 'beatriz_lima')
  await person.press('Submit')
  await person.sees('Please check your mailbox for your new activation email.')
}

const invitation = async (person: Person) => {
  await person.openLink('imani.okoye@example.com', '/registrationInvitation')
  await person.hasIn('Email Address', 'imani.okoye@example.com')
  await person.reload()
  await fillCredentials(person, 'imani_okoye')
  await addPhone(person, '6095550301')
  await person.press('Next')
  await person.isAt('/registrationInvitationComplete')
  await person.fill('Verification Code', codeOf(await person.message('+16095550301')))
  await person.press('Verify')
  await person.sees('Your phone is successfully registered')
}

const thirdParty = async (person: Person) => {
  await person.openLink('theo.hart@mail.example', '/secondaryAccountHolder')
  await person.sees('Rosalind Hart')
  await person.check('Yes')
  await person.press('Submit')
  await person.press('Accept responsibility')
  await person.isAt('/thirdPartyAccept')
  await person.press('Sign Up')
  await person.isAt('/thirdPartyRegistration')
  await person.hasIn('Last Name', 'Hart')
  await fillCredentials(person, 'theo_hart_1')
  await person.fill('Confirm Email', 'theo.hart@mail.example')
  await addPhone(person, '609 555 0271')
  await person.press('Next')
  await person.isAt('/thirdPartyConfirmation')
  const sms = await person.message('+16095550271')
  await person.fill('Verification Code', codeOf(sms))
  await person.press('Verify')
  await person.sees('Your phone is successfully registered')
  await person.press('Login')
  await logIn(person, 'theo_hart_1', password)
  await person.fill('Verification Code', codeOf(await person.message('+16095550271', sms)))
  await person.press('Verify')
  await person.sees('You are now a Secondary Account Holder')
}

const paperless = async (person: Person) => {
  await person.openLink('imani.okoye@example.com', '/paperlessEnrollment')
  await person.sees('Your account is now enrolled.')
  await person.reload()
  await person.sees('Your account is already enrolled.')
  await person.press('Return to Login')
  await person.sees(welcome)
  await person.back()
  await person.sees('Your account is already enrolled.')
}

const accountLookup = async (person: Person) => {
  await person.goTo('/register')
  await passCaptcha(person)
  await person.fill('First Name', 'Gloria')
  await person.press('Look it up here')
  await passCaptcha(person)
  await person.fill('First Name', 'Amir')
  await person.tab.key('Escape')
  await person.hasIn('First Name', 'Gloria')
  await person.until('the focus back', async () => (await person.tab.run(focused)) === 'Look it up here')
  await person.press('Look it up here')
  await passCaptcha(person)
  await person.fill('First Name', 'gloria')
  await person.fill('Last Name', 'MENSAH')
  await person.fill('Phone Number', '609.555.0160')
  await person.press('Next')
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

const getStarted = async (person: Person) => {
  await person.goTo('/')
  await person.press('Get Started')
  await opensMoveIn(person)
  await person.isAt('/')
  await person.until('the tokens', () => hasTokens(person))
}

/** Firefox and Safari break off a call when the page is left: that is no failure to tell of. */
const leaving = async (person: Person) => {
  await person.goTo('/')
  person.server.hold()
  await person.press('Get Started')
  await person.tab.run(rememberAlerts)
  await person.tab.run(reload)
  // by its answer a call that was broken off would have been told of; Safari's driver answers when the next page is there
  await Promise.race([person.tab.run(focused).catch(() => ''), delay(1_000)])
  person.server.release()
  await person.until('the page anew', async () => (await person.tab.run(isListening)) === true)
  const told = await person.tab.run(rememberedAlerts)
  if (told !== '') throw new Error(`while the page was left it said: ${String(told)}`)
}

const anonymousLogin = async (person: Person) => {
  await person.goTo('/anonymousLogin')
  // in a window of its own, or in this one where the browser allows none
  await opensMoveIn(person)
}

/** The main path of every journey: the same steps in every browser. */
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
  'anonymous login': anonymousLogin,
}
