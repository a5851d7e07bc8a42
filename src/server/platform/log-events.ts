/** Events of one request. Each line has `requestId`, `client`, and the login as `login` or `typed`, where there is one. */
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

/** Events to which an operator of the portal reacts. */
const operatingEvents = [
  'captcha_service_failed',
  'dead_letter',
  'discovery_document_not_read',
  'expired_rows_not_deleted',
  'forwarded_for_ignored',
  'message_not_sent',
  'messages_wait',
  'sms_budget_used_up',
] as const

/** Every value of `event` in the log and of the label `event` in the metrics. */
export const logEvents = [...securityEvents, ...operatingEvents]

export type SecurityEvent = (typeof securityEvents)[number]
export type LogEvent = (typeof logEvents)[number]
