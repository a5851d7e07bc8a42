import {
  accountOf,
  activationMail,
  createLogin,
  asText,
  json,
  maskEmail,
  noContent,
  type Answer,
  textOf,
  sendActivation,
  okText,
} from './memory.ts'
import { accounts, addressesOfPaul, links, otto } from './people.ts'

const findAccount: Answer = ({ body, memory }) => {
  const found = accounts.find(
    ({ name, phone, street, zip }) =>
      name.join(' ').toLowerCase() ===
        `${textOf(body, 'firstName')} ${textOf(body, 'lastName')}`.toLowerCase() &&
      (phone === body['phoneNumber'] || (street === body['streetName'] && zip === body['zipCode'])),
  )
  if (!found) return json({})
  memory.messages.push({ to: found.email, text: `Your account number is ${found.number}` })
  return json({ Recipient: maskEmail(found.email), Status: 'Sent Successfully' })
}

const verify: Answer = ({ body, memory }) => {
  const factor = textOf(body, 'factorId') || textOf(body, 'emailFactorId')
  const isRight = memory.codes.get(factor) === (body['verificationCode'] ?? body['emailFactorCode'])
  return isRight
    ? json({ factorType: 'sms', status: 'ACTIVE', id: factor })
    : json({
        errorCode: 'E0000068',
        errorCauses: [{ errorSummary: 'Your token does not match our records.' }],
      })
}

/** Every other operation answers the example of the printed contract. */
export const answers: Readonly<Record<string, Answer>> = {
  getActiveAlerts: () =>
    json([
      {
        language: null,
        alertLevel: 2,
        alertActive: true,
        alertTitle: 'Hydrant flushing on Canal Street',
        alertDetails: 'Water may look cloudy for an hour.',
        endTime: '2199-01-01T00:00:00Z',
        startTime: '2020-01-01T00:00:00Z',
        area: 'North',
      },
    ]),
  serviceLogin: () =>
    json({ refresh_token: null, access_token: 'visitor', id_token: 'visitor-id', ttl: 900 }),
  loginIdValid: ({ body, memory }) => json(!memory.logins.has(textOf(body, 'loginId'))),
  contractAccountExists: ({ body }) =>
    json({ exists: accountOf(textOf(body, 'connectionContractNumber')) !== undefined }),
  checkRegistrationEligibility: ({ body, memory, session }) => {
    const number = textOf(body, 'connectionContractNumber')
    const known = accountOf(number)
    const rest = { 'Okta Id': null, StatusCode: null, 'Okta Account Status': null }
    if (!known)
      return json({ ...rest, Details: 'Connection contract number does not exist', Status: 'Ineligible' })
    if (known.name[1] !== body['lastName'])
      return json({ ...rest, Details: 'Incorrect account details provided', Status: 'Ineligible' })
    memory.eligible.add(`${session} ${number}`)
    return json({ ...rest, Details: null, Status: 'Eligible' })
  },
  createUserWithCredentials: (call) => {
    const { body, memory, session } = call
    const number = textOf(body, 'connectionContractNumber')
    const isInvited = body['invitationGuid'] === links.invitation
    if (!isInvited && !memory.eligible.has(`${session} ${number}`))
      return json({ Status: 'Failed', status: 'FAILED', id: null })
    const { id, email, factor, enrolled } = createLogin(call, number)
    sendActivation(memory, textOf(body, 'loginId'), email)
    return json({
      smsFactorId: factor,
      mfaEnrolledStatus: enrolled,
      oktaId: id,
      id,
      Status: 'Success',
      status: 'STAGED',
    })
  },
  registrationPending: () => ({ ...okText, status: 202 }),
  resendActivationEmail: activationMail('Unknown'),
  changeRegistrationEmail: activationMail('Failed'),
  completeRegistration: ({ body, memory }) => {
    const loginId = memory.activations.get(textOf(body, 'cipherText')) ?? ''
    const login = memory.logins.get(loginId)
    if (!login) return json({ Status: 'Failed', Details: 'javax.crypto.AEADBadTagException' })
    const known = accountOf(login.account)
    const again = login.state === 'ACTIVE'
    login.state = 'ACTIVE'
    return json({
      'Already Activated': again ? 'True' : 'False',
      BusinessPartnerNumber: known?.partner,
      ConnectionContractNumber: login.account,
      Details: null,
      Email: login.email,
      'Interaction Record Created': null,
      LoginId: loginId,
      Name: known?.name.join(' '),
      Status: 'Success',
    })
  },
  registrationCompleted: () => noContent,
  forgotPasswordV3: ({ body, memory }) => {
    const loginId = textOf(body, 'loginId')
    const login = memory.logins.get(loginId)
    if (!login) return asText({ Status: 'User not found', Emails: null })
    if (login.email === '')
      return asText({
        Emails: addressesOfPaul.map((email) => ({ displayValue: maskEmail(email), actualEmail: email })),
        loginId,
        oktaId: login.id,
        Status: 'Email Update Required',
      })
    memory.messages.push({ to: login.email, text: 'Choose a new password: https://id.example/reset' })
    return asText(
      JSON.stringify({ Email: maskEmail(login.email), Emails: null, Status: 'Password Reset Email Sent' }),
    )
  },
  updateUserResetEmail: ({ body, memory }) => {
    const email = textOf(body, 'email')
    if (!addressesOfPaul.some((known) => known === email)) return asText({ Email: null, Status: 'Failed' })
    memory.messages.push({ to: email, text: 'Choose a new password: https://id.example/reset' })
    return asText({ Email: maskEmail(email), Status: 'Password Reset Email Sent' })
  },
  forgotLogin: ({ body, memory }) => {
    const email = textOf(body, 'emailAddress')
    const found = [...memory.logins].find(([, login]) => login.email === email && email !== '')
    if (!found) return asText({ Status: 'No users found' })
    memory.messages.push({ to: email, text: `Your login ID is ${found[0]}` })
    return asText({ Status: 'Email sent', code: 0 })
  },
  phoneNumberLookup: findAccount,
  addressLookup: findAccount,
  verifyFactor: verify,
  resendFactor: () => json({ status: 'PENDING_ACTIVATION' }),
  getThirdPartyRequest: ({ body, memory }) => json(memory.requests.get(textOf(body, 'hashcode')) ?? {}),
  getPrimaryAccountInfo: ({ body }) => {
    const known = accountOf(textOf(body, 'contractAccountNumber'))
    return json({
      address: known ? `12 ${known.street}, ${known.zip}` : '',
      name: known?.name.join(' ') ?? '',
    })
  },
  updateThirdPartyRequestStatusCode: ({ body, memory }) => {
    const hashcode = textOf(body, 'hashcode')
    const request = memory.requests.get(hashcode)
    if (!request) return json({ Status: 'Failed' })
    memory.requests.set(hashcode, { ...request, thirdparty_request_status_code: textOf(body, 'status') })
    return okText
  },
  sendThirdPartyAcceptV2: () => okText,
  sendThirdPartyRejectV2: () => ({ ...okText, status: 201 }),
  thirdPartyAccept: () => noContent,
  thirdPartyReject: () => json([]),
  thirdPartyRegistrationSubmit: (call) => {
    const { id, factor, enrolled } = createLogin(call, textOf(call.body, 'connectionContractNumber'))
    return json({
      thirdPartyBusinessPartnerNumber: 'BP-99',
      errorCauses: null,
      errorSummaryStatus: null,
      Details: null,
      mfaEnrolledStatus: enrolled,
      smsFactorId: factor,
      oktaId: id,
      Status: 'Success',
    })
  },
  createSecondaryAccountHolder: () => json({ outputObject: { message: null, returnStatus: 'S' } }),
  getEnrollmentDetails: ({ body }) =>
    body['invitationGuid'] === links.invitation && body['accountNumber'] === otto.number
      ? json({
          Login: null,
          Status: null,
          customerName: null,
          customerType: 'Person',
          lastName: otto.name[1],
          firstName: otto.name[0],
          email: otto.email,
          businessPartnerNumber: otto.partner,
          connectionContractNumber: otto.number,
        })
      : json({ Login: null, Status: 'User Not Found' }),
  enrollInPaperless: ({ body, memory }) => {
    const number = textOf(body, 'connectionContractNumber')
    if (body['businessPartnerGuid'] !== links.paperless) return json({ Status: 'Failed' })
    const Status = memory.paperless.has(number) ? 'Account is Already Enrolled' : 'Success'
    memory.paperless.add(number)
    return json({ Status })
  },
  paperlessRegistrationComplete: () => ({ status: 200, type: 'text/plain', body: '' }),
  keepPaperBill: ({ body, memory }) => {
    memory.paperless.delete(textOf(body, 'connectionContractNumber'))
    return json({ Status: 'Success' })
  },
}
