/** Each line has `requestId` and `client`, and `login` or `typed` if the event concerns a login. */
const securityEvents = [
  'activated',
  'address_changed',
  'captcha_refused',
  'factor_confirmed',
  'factor_enrolled',
  'limit_reached',
  'password_accepted',
  'password_changed',
  'password_reset_asked',
  'problem_reported',
  'registered',
  'second_factor_failed',
  'second_factor_limited',
  'sign_in_failed',
  'sign_in_limited',
  'signed_out_elsewhere',
  'signed_out_everywhere',
] as const

/** They need a reaction of the operator. */
const operatingEvents = [
  'captcha_service_failed',
  'dead_letter',
  'discovery_document_not_read',
  'expired_rows_not_deleted',
  'forwarded_for_ignored',
  'message_not_sent',
  'messages_wait',
  'operator_act',
  'sms_budget_used_up',
  'unexpected_error',
] as const

/** Values of the log field `event` and of the metrics label `event`. */
export const logEvents = [...securityEvents, ...operatingEvents]

export type SecurityEvent = (typeof securityEvents)[number]
export type LogEvent = (typeof logEvents)[number]
