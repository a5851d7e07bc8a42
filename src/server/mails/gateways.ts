import type { Brand } from '../platform/brand.ts'
import type { MailServer, SmsGateway } from '../platform/gateway-settings.ts'
import { reasonIn } from '../platform/error-reason.ts'
import { mailHeaderId, mailHtml, mailText, type MailParts } from './mail-html.ts'

interface Outgoing extends Pick<MailParts, 'subject' | 'body' | 'links' | 'language' | 'head'> {
  /** The same for every try, so that a gateway can detect a message that it has already received. */
  readonly key: string
  readonly recipient: string
}

/** `reason` can be logged: it contains only codes, never the recipient, the message or a text of the gateway. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** `seconds` is the delay that the gateway requests. */
  | { readonly kind: 'later'; readonly reason: string; readonly seconds?: number }
  | { readonly kind: 'never'; readonly reason: string }

/** One try. If it throws, the caller tries again later. */
export type Deliver = (message: Outgoing) => Promise<Delivery>

/** Milliseconds. A gateway may have accepted the message even beyond them. */
export const tryLimit = 30_000

const later = (reason: string, seconds?: number): Delivery =>
  seconds === undefined ? { kind: 'later', reason } : { kind: 'later', reason, seconds }

/** Empty if the value is not a number or a short code. */
const textOf = (error: object, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'number' || (typeof value === 'string' && /^[\w -]{1,40}$/.test(value))
    ? String(value)
    : ''
}

/** All other errors count as temporary, because the operator can often remove their cause. */
const isRefusal = (command: string, responseCode: string) =>
  /^5\d\d$/.test(responseCode) && ['RCPT TO', 'DATA'].includes(command)

const readMailError = (error: unknown): Delivery => {
  if (!(error instanceof Error)) return later('smtp')
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => textOf(error, name))
  const reason = ['smtp', responseCode, command, code, reasonIn(error)].filter(Boolean).join(' ')
  return isRefusal(command ?? '', responseCode ?? '') ? { kind: 'never', reason } : later(reason)
}

/** Requires TLS with a verified certificate, unless the settings disable TLS. */
export const openMailServer = async ({ host, port, tls, auth }: MailServer) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure: tls === 'from the start',
    requireTLS: tls === 'by STARTTLS',
    ignoreTLS: tls === 'off',
    ...(auth && { auth }),
    dnsTimeout: 5000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 8000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export const createMailDelivery = (
  mailServer: MailServer,
  mailFrom: string,
  brand: Brand,
  { productName, utilityName, supportPhone }: Pick<MailParts, 'productName' | 'utilityName' | 'supportPhone'>,
): Deliver => {
  // Not at the start, because loading this package takes a tenth of the start time.
  let transport: ReturnType<typeof openMailServer> | undefined
  const domain = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? mailServer.host
  return async ({ key, recipient, ...message }) => {
    const { subject } = message
    const parts = { ...message, productName, utilityName, supportPhone }
    const mail = {
      messageId: `<${key}@${domain}>`,
      // Programs that answer mails, for example with an absence note, send no reply (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      from: mailFrom,
      to: { name: '', address: recipient },
      subject,
      text: mailText(parts),
      html: mailHtml(parts, brand),
      attachments: [
        {
          filename: brand.file.mailHeader.file,
          content: brand.mailHeader.png,
          cid: mailHeaderId,
          contentDisposition: 'inline' as const,
        },
      ],
    }
    const { promise: tooLong, resolve } = Promise.withResolvers<Delivery>()
    const timer = setTimeout(() => resolve(later('smtp took too long')), tryLimit)
    const opened = (transport ??= openMailServer(mailServer))
    const sent = opened
      .then((mailer) => mailer.sendMail(mail))
      .then((): Delivery => ({ kind: 'sent' }), readMailError)
    return Promise.race([sent, tooLong]).finally(() => clearTimeout(timer))
  }
}

/** Seconds; the header has a number or a date. */
const retryAfter = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

const isForNow = (status: number) => [408, 425, 429].includes(status) || status >= 500

type Facts = Readonly<Record<string, string>>

/** Before the template becomes text, so that a value cannot change the structure of the JSON. */
const fill = (template: unknown, facts: Facts): unknown => {
  if (typeof template === 'string')
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
  if (Array.isArray(template)) return template.map((part) => fill(part, facts))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, fill(part, facts)]))
}

const formOf = ({ to, from, text }: { to: string; from: string; text: string }) => {
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From'
  return new URLSearchParams({ To: to, [sender]: from, Body: text })
}

/** Twilio's form or the JSON of a template. Does not follow redirects. */
export const createSmsDelivery =
  ({ url, from, template, headers }: SmsGateway): Deliver =>
  async ({ key, recipient: to, body: text }) => {
    const facts = { to, from, text }
    const json = template && JSON.stringify(fill(template, facts))
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Idempotency-Key': key,
        ...(json !== null && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json ?? formOf(facts),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    await response.body?.cancel()
    if (response.ok) return { kind: 'sent' }
    const reason = `http ${response.status}`
    return isForNow(response.status) ? later(reason, retryAfter(response)) : { kind: 'never', reason }
  }

/** Of the error that has prevented a response. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? textOf(error.cause, 'code') : ''
  return cause || textOf(error, 'code') || error.name
}
