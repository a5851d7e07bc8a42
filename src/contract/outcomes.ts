import type { OperationName } from './operations.ts'

/** The documented outcomes of an operation: texts of its answer, or `none` for an answer without a text. */
interface Outcomes {
  readonly done: readonly string[]
  readonly refused: readonly string[]
}

/** An operation that only returns what was asked for. */
const answered: Outcomes = { done: ['none'], refused: [] }
const recorded: Outcomes = { done: ['S'], refused: ['E'] }
const notice: Outcomes = {
  done: ['Sent Successfully'],
  refused: ['Failed to send email', 'Email Not Found', 'none'],
}
const mailFailures = [
  'Failed to send email',
  'MessagingException',
  'Failed Sending',
  'To email not whitelisted',
]
const inactive = ['STAGED', 'PROVISIONED', 'SUSPENDED', 'DEPROVISIONED', 'LOCKED_OUT']
const credentials: Outcomes = { done: ['Success'], refused: [...inactive, 'Failed'] }
const factor: Outcomes = { done: ['ACTIVE', 'PENDING_ACTIVATION'], refused: ['errorCauses'] }
const lookup: Outcomes = {
  done: ['Sent Successfully', 'To email not whitelisted'],
  refused: ['Email Not Found', 'NY Account', 'Account Not Found', ...mailFailures.slice(0, 3), 'none'],
}
const resent: Outcomes = {
  done: ['Sent Successfully', 'Activated'],
  refused: ['Unable to send', 'Registration lapsed'],
}

/** What each operation can answer. The figures have one value for each, and `other` for every other text. */
export const documentedOutcomes: Readonly<Record<OperationName, Outcomes>> = {
  getActiveAlerts: answered,
  serviceLogin: answered,
  userLogin: credentials,
  submitLogin: credentials,
  loginIdValid: { done: ['true'], refused: ['false'] },
  checkRegistrationEligibility: {
    done: ['Eligible'],
    refused: [
      'Connection contract number does not exist',
      'Incorrect account details provided',
      'SAP Registration Process not successful',
      'NY Company code present',
      'NY Only Customer',
      'Account Already Registered',
      'Ineligible',
    ],
  },
  createUserWithCredentials: { done: ['Success', 'STAGED', 'PROVISIONED'], refused: ['Failed', 'FAILED'] },
  createUser: { done: ['STAGED', 'PROVISIONED'], refused: ['FAILED'] },
  contractAccountExists: { done: ['true'], refused: ['false'] },
  registrationPending: recorded,
  resendActivationEmail: resent,
  changeRegistrationEmail: { ...resent, refused: [...resent.refused, 'Failed'] },
  completeRegistration: {
    done: ['Success', 'Already Activated'],
    refused: ['AEADBadTagException', 'Failed'],
  },
  registrationCompleted: recorded,
  listFactorsApi: answered,
  enrollEmailFactor: factor,
  sendEmailFactor: factor,
  verifyFactor: factor,
  resendFactor: factor,
  forgotPasswordV3: {
    done: ['Password Reset Email Sent', 'Email Update Required'],
    refused: [
      'STAGED',
      'Inactive',
      'Migration Failed',
      'Get User Details Error',
      'NY Customer',
      'Login found in db',
      'No users found',
      ...mailFailures,
    ],
  },
  updateUserResetEmail: {
    done: ['Password Reset Email Sent'],
    refused: ['Email Not Found', ...mailFailures],
  },
  forgotLogin: {
    done: ['Login Id sent'],
    refused: ['No users found', 'Login Id not found', 'Multiple users found', ...mailFailures],
  },
  phoneNumberLookup: lookup,
  addressLookup: lookup,
  getThirdPartyRequest: {
    done: ['Pending', 'Accepted', 'Completed'],
    refused: ['Rejected', 'Removed', 'Expired', 'none'],
  },
  getPrimaryAccountInfo: answered,
  updateThirdPartyRequestStatusCode: { done: ['Success'], refused: ['Failed'] },
  sendThirdPartyAcceptV2: notice,
  sendThirdPartyRejectV2: notice,
  thirdPartyAccept: recorded,
  thirdPartyReject: recorded,
  thirdPartyRegistrationSubmit: {
    done: ['Success'],
    refused: [
      'No jurisdiction code',
      'Business partner not created',
      'Accounts not linked',
      'Login ID not available',
      'Account not created',
      'Failed',
    ],
  },
  createSecondaryAccountHolder: recorded,
  getEnrollmentDetails: { done: ['none'], refused: ['User Not Found', 'User Already Registered'] },
  enrollInPaperless: { done: ['Success', 'Already Enrolled'], refused: ['Not Found', 'Paper Kept'] },
  paperlessRegistrationComplete: recorded,
  keepPaperBill: { done: ['Success'], refused: ['Not Found'] },
  reportProblem: answered,
  passSecurityCheck: { done: ['Success'], refused: [] },
}
