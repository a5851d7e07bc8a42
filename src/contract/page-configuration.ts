import * as v from 'valibot'
import { allLanguages, isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const sentence = v.pipe(v.string('is no text'), v.minLength(1, 'is empty'), v.maxLength(300, 'is too long'))
/** Where the marked items of a sample bill are, and what they read. */
export const billAlt = v.record(v.string(), sentence)
/** An address that the portal may send a person to: http(s), or a path on its own origin. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/]|\/(?![/\\])\S*$)/))

/** The content of `<script type="application/json" id="portal-config">` in the page. */
export const pageConfiguration = v.strictObject({
  productName: name,
  utilityName: name,
  sisterName: name,
  supportPhone: name,
  /** The sender address of mails, for people who have to allow it; absent when unknown. */
  mailSender: v.optional(v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/))),
  /** The picture of the sample bill, its size in px, and its words where they differ from the texts. */
  bill: v.strictObject({
    address,
    /** The picture in other languages. */
    inLanguage: v.optional(v.record(v.string(), address)),
    width: v.number(),
    height: v.number(),
    alt: v.optional(billAlt),
  }),
  apiBaseUrl: address,
  okta: v.strictObject({
    issuer: v.pipe(v.string(), v.url()),
    clientId: name,
    redirectUri: v.pipe(v.string(), v.url()),
    scopes: v.pipe(v.array(name), v.minLength(1)),
    /** Where the identity provider sends people after sign-out; the landing page by default. */
    postLogoutRedirectUri: v.optional(v.pipe(v.string(), v.url())),
    /** The claim of the id token that holds a person's groups; `groups` by default. */
    groupsClaim: v.optional(name),
    /** The `sub` of the service login's id tokens, which belong to no person; `anonymous` by default. */
    anonymousSubject: v.optional(name),
  }),
  recaptchaSiteKey: name,
  /** A script that defines `grecaptcha`, in place of Google's. */
  recaptchaScript: v.optional(address),
  /** The domain on which the token cookies are shared; empty for this host only. */
  cookieDomain: v.pipe(v.string(), v.maxLength(253)),
  /** The language for people who ask for none. */
  locale: v.custom<Language>(isLanguage),
  /** The languages offered, in the order of the switch. */
  languages: v.optional(v.pipe(v.array(v.custom<Language>(isLanguage)), v.minLength(1)), [...allLanguages]),
  links: v.strictObject({
    help: address,
    waterQuality: address,
    emergency: address,
    privacy: address,
    terms: address,
    moveIn: address,
    sisterSite: address,
    sisterRegistration: address,
    selfService: address,
    securityDisclosure: address,
    /** Where a signed-in customer sees and pays the bill; without one the account page has no such button. */
    bill: v.optional(address),
  }),
  features: v.strictObject({
    paGetService: v.boolean(),
    emailCode: v.boolean(),
    /** Whether the backend can send text messages. Without them, no second factor by SMS is offered. */
    sms: v.optional(v.boolean(), true),
    changeEmail: v.optional(v.boolean(), true),
    /** Whether the backend accepts problem reports (`reportProblem`). */
    supportReports: v.optional(v.boolean(), false),
  }),
  scripts: v.strictObject({ survey: v.optional(address), analytics: v.optional(address) }),
  protectedRoutes: v.array(
    v.strictObject({
      path: v.pipe(v.string(), v.startsWith('/')),
      /** The assurance level that the id token's `acr` must equal. */
      acr: v.optional(name),
      /** The person must be in at least one of these groups. */
      groups: v.optional(v.array(name)),
    }),
  ),
})
export type PageConfiguration = v.InferOutput<typeof pageConfiguration>
export type Links = PageConfiguration['links']

/** The path to which the identity provider redirects people back: a page of the portal. */
export const callbackPath = ({ okta }: Pick<PageConfiguration, 'okta'>): string =>
  new URL(okta.redirectUri).pathname

export const pageConfigurationElementId = 'portal-config'
