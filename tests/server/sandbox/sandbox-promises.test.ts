import { expect, test } from 'vitest'
import { passwordError } from '../../../machines/rules/password.ts'
import { examplesWithoutPerson } from '../../../src/sandbox/people/people.ts'
import type { Flow } from '../../../src/sandbox/people/person.ts'
import { words } from '../../words.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { openBrowser } from '../../support/identity-browser.ts'
import { find, walkerOf, type Walker } from '../harness/sample-people.ts'

const fixture = await openServerFixture()
const walk = walkerOf(fixture)

const changed = (code: string): string => `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`

const rosalind = find('Rosalind Hart')
const thirdParty = async (fields: Parameters<Walker['registerThirdParty']>[2] = {}) => {
  const hashcode = await walk.hashcodeOf(rosalind)
  const { visitor, body } = await walk.registerThirdParty(rosalind, hashcode, fields)
  return { body, answer: await visitor.call('thirdPartyRegistrationSubmit', body) }
}

const isFree = async (loginId: string) => fixture.visitor().call('loginIdValid', { loginId })

type Examples = typeof examplesWithoutPerson

/**
 * Maps the steps that the sandbox page lists to a function that performs them. The function returns a text that the
 * outcome on the page must contain.
 */
const checks: { readonly [Todo in { [Of in Flow]: keyof Examples[Of] }[Flow]]: () => Promise<string> } = {
  'The account number 999999999999 with any name.': async () => {
    const stranger = { ...rosalind, contractNumber: '999999999999' }
    return (await walk.checkEligibility(fixture.visitor(), stranger)).Details
  },
  'A password such as Password2026.': () =>
    Promise.resolve(
      passwordError('Password2026', 'ada-brook') === 'passwordCommon' ? 'The form refuses it' : 'accepted',
    ),
  'A password such as Chelsea2026.': async () => {
    const password = 'Chelsea2026'
    expect(passwordError(password, 'ada-brook')).toBeNull()
    return (await walk.register(find('Jordan M Rivera'), { password })).created.status
  },
  'A wrong SMS code; five of them; two SMS within 30 seconds.': async () => {
    const phone = '+16095550148'
    const { visitor, created } = await walk.register(find('Jordan M Rivera'), {
      mfaOptIn: true,
      mfaPhoneFactor: phone,
    })
    const ids = { factorId: created.smsFactorId, oktaId: created.oktaId }
    const verificationCode = (await fixture.lastSmsCode(phone)) === '000000' ? '000001' : '000000'
    const answers = [await visitor.call('resendFactor', ids)]
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await visitor.call('verifyFactor', { ...ids, verificationCode }))
    const causes = answers.map((answer) => ('errorCauses' in answer ? answer.errorCauses.length : 0))
    expect(causes).toEqual(answers.map(() => 1))
    return 'The first error summary of the provider'
  },
  'Any link with one letter of its code changed.': async () => {
    const cipherText = changed(await walk.activationCode(find('Omar Haddad')))
    return (await fixture.visitor().call('completeRegistration', { cipherText })).Details.includes(
      'BadTagException',
    )
      ? 'BadTagException'
      : ''
  },
  'Below an expired link, a login ID nobody has.': async () =>
    (await fixture.visitor().call('resendActivationEmail', { loginId: 'nobody-here' })).Status,
  'A login ID nobody has.': async () =>
    (await fixture.visitor().call('forgotPasswordV3', { loginId: 'nobody-here' })).Status,
  'The link of a reset mail with one letter changed.': async () => {
    const { email, login } = find('Priya Raman')
    await fixture.visitor().call('forgotPasswordV3', { loginId: login?.loginId ?? '' })
    const link = await walk.linkTo(email, 'reset-password')
    link.searchParams.set('code', changed(link.searchParams.get('code') ?? ''))
    const page = await openBrowser(`${link.origin}/oauth2/default`).open(link)
    return page.text.includes('This link no longer works') ? 'This link no longer works' : page.text
  },
  'An email address nobody has, or somebody else’s account number.': async () => {
    const ask = async (body: { emailAddress: string; accountNumber?: string }) =>
      (await fixture.visitor().call('forgotLogin', body)).Status
    const nobody = await ask({ emailAddress: 'nobody@example.com' })
    const accountNumber = find('Maria Chen').contractNumber
    expect(await ask({ emailAddress: find('Priya Raman').email, accountNumber })).toBe(nobody)
    return nobody
  },
  'A name and a phone number that do not belong together.': async () => {
    const found = await fixture.visitor().call('phoneNumberLookup', {
      customerType: 'individual',
      firstName: 'Gloria',
      lastName: 'Mensah',
      phoneNumber: find('Amir Shah').phone,
    })
    return found === '' ? '' : (found.Status ?? '')
  },
  'Any link with one letter of its code changed, or an older one after it was sent anew.': async () => {
    const hashcode = changed(await walk.hashcodeOf(rosalind))
    const request = await fixture.visitor().call('getThirdPartyRequest', { hashcode })
    return request.thirdparty_request_status_code === undefined ? words.thirdPartyRequest.notFound : 'found'
  },
  'Register with the zip code 00000.': async () => (await thirdParty({ zipCode: '00000' })).answer.Details,
  'Register with the login ID mchen_1207.': async () =>
    (await isFree('mchen_1207')) ? 'free' : words.createLogin.errors.loginIdNotAvailable,
  'Register with a password such as Chelsea2026.': async () =>
    (await thirdParty({ password: 'Chelsea2026' })).answer.errorSummaryStatus,
  'Register with another email address than the one the link was mailed to.': async () => {
    const { body, answer } = await thirdParty({ email: 'rosalind.elsewhere@example.com' })
    expect(answer.Status).toBe('Success')
    const { loginId, password } = body
    expect(await fixture.visitor().call('userLogin', { loginId, password })).toEqual({ Status: 'STAGED' })
    return 'Registered, but that address has to be proved'
  },
  'Any link with one letter changed, or an older one after it was sent anew.': async () => {
    const invitation = await walk.invitationOf(find('Imani Rose Okoye'))
    const invitationGuid = changed(invitation.invitationGuid)
    const answer = await fixture.visitor().call('getEnrollmentDetails', { ...invitation, invitationGuid })
    return 'Status' in answer ? answer.Status : 'found'
  },
  'Any link with one letter changed.': async () => {
    const link = await walk.paperlessLinkOf(find('Imani Rose Okoye'))
    const { Status } = await fixture
      .visitor()
      .call('enrollInPaperless', { ...link, businessPartnerGuid: changed(link.businessPartnerGuid) })
    return Status
  },
}

const outcomes = new Map(Object.values(examplesWithoutPerson).flatMap((shown) => Object.entries(shown)))

test.each(Object.entries(checks))(
  'the steps "%s" have the outcome that the sandbox page lists',
  async (todo, check) => {
    expect(outcomes.get(todo)).toContain(await check())
  },
)
