/** Names of the headers that every call carries, and of those that some do. */
export const headers = {
  session: 'X-Session-Id',
  request: 'X-Request-Id',
  userAgent: 'X-User-Agent',
  captcha: 'X-Captcha-Token',
  /** Same key, same effect: a repeated submit is answered from the first one. */
  submit: 'Idempotency-Key',
} as const
