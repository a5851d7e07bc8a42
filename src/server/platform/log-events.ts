/** Each line has `requestId` and `client`, and `login` or `typed` if the event concerns a login. */
const securityEvents = [
  'activated',
  'address_changed',
  'call_refused',
  'captcha_refused',
  'factor_confirmed',
  'factor_enrolled',
  'limit_reached',
  'paper_kept',
  'paperless_enrolled',
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
  'third_party_accepted',
  'third_party_completed',
  'third_party_rejected',
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
  'sms_budget_used_up',
  'unexpected_error',
] as const

/** Events of the ordinary course that no request causes. */
const routineEvents = ['message_sent', 'operator_act'] as const

/** Values of the log field `event` and of the metrics label `event`. */
export const logEvents = [...securityEvents, ...operatingEvents, ...routineEvents]

export type SecurityEvent = (typeof securityEvents)[number]
export const isRoutine = (event: LogEvent): boolean => routineEvents.some((one) => one === event)
export type LogEvent = (typeof logEvents)[number]
