import * as v from 'valibot'
import { allLanguages, isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const sentence = v.pipe(v.string('is no text'), v.minLength(1, 'is empty'), v.maxLength(300, 'is too long'))
/** Of a sample bill: where its marked items stand, and what they read. */
export const billAlt = v.record(v.string(), sentence)
/** An address the portal may send a person to: http(s), or a path on its own origin. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/]|\/(?![/\\])\S*$)/))

/** What the page carries in `<script type="application/json" id="portal-config">`. */
export const pageConfiguration = v.strictObject({
  productName: name,
  utilityName: name,
  sisterName: name,
  supportPhone: name,
  /** The address that mails come from, for people who have to allow it; none where it is not known. */
  mailSender: v.optional(v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/))),
  /** The sample bill's picture, its size in px, and its words where they are not those of the texts. */
  bill: v.strictObject({
    address,
    /** Its address in other languages. */
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
    /** Where the identity provider sends people who signed out; the landing page when there is none. */
    postLogoutRedirectUri: v.optional(v.pipe(v.string(), v.url())),
    /** The claim of the id token that holds a person's groups; `groups` when there is none. */
    groupsClaim: v.optional(name),
    /** The `sub` of the service login's id tokens, which are nobody's; `anonymous` when there is none. */
    anonymousSubject: v.optional(name),
  }),
  recaptchaSiteKey: name,
  /** A script that defines `grecaptcha`, in place of Google's. */
  recaptchaScript: v.optional(address),
  /** Domain the token cookies are shared on; empty for this host alone. */
  cookieDomain: v.pipe(v.string(), v.maxLength(253)),
  /** The language of who asks for none. */
  locale: v.custom<Language>(isLanguage),
  /** Those on offer, in the order of the switch. */
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
  }),
  features: v.strictObject({
    paGetService: v.boolean(),
    emailCode: v.boolean(),
    /** Whether the backend can send text messages: without, no second factor by SMS is offered. */
    sms: v.optional(v.boolean(), true),
    changeEmail: v.optional(v.boolean(), true),
    /** Whether the backend takes reports for support (`reportProblem`). */
    supportReports: v.optional(v.boolean(), false),
  }),
  scripts: v.strictObject({ survey: v.optional(address), analytics: v.optional(address) }),
  protectedRoutes: v.array(
    v.strictObject({
      path: v.pipe(v.string(), v.startsWith('/')),
      /** The assurance level the id token's `acr` must equal. */
      acr: v.optional(name),
      /** The person must be in at least one of them. */
      groups: v.optional(v.array(name)),
    }),
  ),
})
export type PageConfiguration = v.InferOutput<typeof pageConfiguration>
export type Links = PageConfiguration['links']

/** The path at which the identity provider hands people back: a page of the portal. */
export const callbackPath = ({ okta }: Pick<PageConfiguration, 'okta'>): string =>
  new URL(okta.redirectUri).pathname

export const pageConfigurationElementId = 'portal-config'
