import { isSupportedCountry } from 'libphonenumber-js/min'
import type { Variables } from './environment.ts'
import { isThisMachine } from './this-machine.ts'

export interface MailServer {
  readonly host: string
  readonly port: number
  readonly tls: 'from the start' | 'by STARTTLS' | 'off'
  readonly auth: { readonly user: string; readonly pass: string } | null
}

/** Twilio's interface, or the JSON of a template. */
export interface SmsGateway {
  readonly url: string
  /** A phone number, a name, or the id of a Twilio messaging service. */
  readonly from: string
  /** JSON with `{to}`, `{text}` and `{from}` in its strings. `null` for Twilio's form. */
  readonly template: Readonly<Record<string, unknown>> | null
  /** With the credentials. */
  readonly headers: Readonly<Record<string, string>>
}

/** @returns `null` for invalid percent-encoding */
const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const readMailServer = (variables: Variables): MailServer | null => {
  const url = URL.parse(variables.address('SMTP_URL', ['smtps:', 'smtp:']) ?? '')
  const isOff = variables.text('SMTP_TLS') !== undefined && !variables.isOn('SMTP_TLS')
  if (isOff && !url) variables.refuse('SMTP_TLS is set without SMTP_URL')
  if (!url || !/^smtps?:$/.test(url.protocol)) return null
  const fromStart = url.protocol === 'smtps:'
  if (url.hostname === '') variables.refuse('SMTP_URL has no host')
  if (url.search || url.hash || url.pathname.length > 1)
    variables.refuse(
      'SMTP_URL goes on after the host: write / # ? in its password as %2F %23 %3F; SMTP_TLS=off disables TLS',
    )
  if (isOff && fromStart) variables.refuse('SMTP_TLS is off, but SMTP_URL is smtps://')
  if (isOff && !isThisMachine(url.hostname))
    variables.refuse(
      'SMTP_TLS=off is only allowed for a mail server on this machine: in transit to another machine, mails can be read',
    )
  const [user, pass] = [decode(url.username), decode(url.password)]
  if (user === null || pass === null)
    variables.refuse('SMTP_URL has a % in its user or password that is not written as %25')
  const tls = fromStart ? 'from the start' : isOff ? 'off' : 'by STARTTLS'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (fromStart ? 465 : 587)),
    tls,
    auth: user ? { user, pass: pass ?? '' } : null,
  }
}

const readMailFrom = (variables: Variables, publicOrigin: string, productName: string): string => {
  const own = `"${productName.replaceAll(/["\\<>\r\n]/g, '')}" <no-reply@${new URL(publicOrigin).hostname}>`
  const from = variables.text('MAIL_FROM') ?? own
  if (!/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    variables.refuse('MAIL_FROM is not an address like Water <no-reply@my.example>')
  return from
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readTemplate = (variables: Variables): SmsGateway['template'] => {
  if (variables.text('SMS_TEMPLATE') === undefined) return null
  const template = variables.json('SMS_TEMPLATE', {})
  const text = JSON.stringify(template)
  if (isRecord(template) && text.includes('{to}') && text.includes('{text}')) return template
  if (text !== '{}') variables.refuse('SMS_TEMPLATE is not a JSON object with {to} and {text} in its strings')
  return {}
}

/** `SMS_HEADER` is complete; else from `SMS_ACCOUNT` and `SMS_TOKEN`, or the user and password of the address. */
const readSmsHeaders = (variables: Variables, url: URL): SmsGateway['headers'] => {
  const { text, refuse } = variables
  const [account, token, header] = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_HEADER'].map(text)
  if ((account === undefined) !== (token === undefined))
    refuse('SMS_ACCOUNT and SMS_TOKEN must be set together')
  const ways = [account, header, url.username].filter(Boolean)
  if (ways.length > 1) refuse('only one of SMS_ACCOUNT, SMS_HEADER and a user in SMS_URL can be set')
  if (ways.length === 0 && !text('SMS_TEMPLATE')) refuse('SMS_URL is set without SMS_ACCOUNT and SMS_TOKEN')
  if (header !== undefined) {
    const [, name, value] = /^([\w-]+): *([\x21-\x7e][\x20-\x7e]*)$/.exec(header) ?? []
    if (name && value) return { [name]: value }
    refuse('SMS_HEADER is not a header like Authorization: Bearer …')
    return {}
  }
  const user = account ?? decode(url.username)
  const password = token ?? decode(url.password)
  return user ? { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {}
}

const readSmsGateway = (variables: Variables): SmsGateway | null => {
  const { text, refuse } = variables
  const url = URL.parse(variables.address('SMS_URL', ['https:', 'http:']) ?? '')
  if (text('SMS_URL') === undefined)
    for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_HEADER', 'SMS_FROM', 'SMS_TEMPLATE'])
      if (text(name) !== undefined) refuse(`${name} is set without SMS_URL`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    refuse('SMS_URL must start with https://: codes could be read in transit')
  const template = readTemplate(variables)
  const headers = readSmsHeaders(variables, url)
  const from = text('SMS_FROM') ?? ''
  if (from === '' && (template === null || JSON.stringify(template).includes('{from}')))
    refuse('SMS_URL is set without SMS_FROM')
  return { url: `${url.origin}${url.pathname}${url.search}`, from, template, headers }
}

const readCountries = (variables: Variables): readonly string[] => {
  const countries = (variables.text('SMS_COUNTRIES') ?? 'US,CA').split(',').map((code) => code.trim())
  if (!countries.every((code) => isSupportedCountry(code)))
    variables.refuse('SMS_COUNTRIES is not a list of ISO country codes like US,CA')
  return countries
}

const readPerDay = (variables: Variables): number => {
  const perDay = variables.wholeNumber('SMS_PER_DAY', 2000, 10_000_000)
  if (perDay === 0) variables.refuse('SMS_PER_DAY is 0: to send no text messages, remove SMS_URL')
  return perDay
}

export const readGateways = (variables: Variables, publicOrigin: string, productName: string) => ({
  mailServer: readMailServer(variables),
  mailFrom: readMailFrom(variables, publicOrigin, productName),
  smsGateway: readSmsGateway(variables),
  /** For all servers together. */
  smsPerDay: readPerDay(variables),
  /** ISO codes */
  smsCountries: readCountries(variables),
})
export type GatewaySettings = Readonly<ReturnType<typeof readGateways>>
