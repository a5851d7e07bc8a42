import * as v from 'valibot'
import { allLanguages, isLanguage, type Language } from './languages.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const sentence = v.pipe(v.string('is no text'), v.minLength(1, 'is empty'), v.maxLength(300, 'is too long'))
/** A description of the sample bill's picture, by language. It says where the account number and the name are. */
export const billAlt = v.record(v.string(), sentence)
/** An address that the portal is allowed to open: an http(s) address, or a path on the portal's own origin. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/]|\/(?![/\\])\S*$)/))
const path = v.pipe(v.string(), v.startsWith('/'))

/** The content of `<script type="application/json" id="portal-config">` in the page. */
export const pageConfiguration = v.strictObject({
  productName: name,
  utilityName: name,
  sisterName: name,
  supportPhone: name,
  /**
   * The sender address of the mails. Pages show this address, so that customers can allow mails from it. The field is
   * missing if the address is unknown.
   */
  mailSender: v.optional(v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/))),
  /**
   * The picture of the sample bill and its size in px. `alt` is a description of the picture. The description is
   * missing if the portal's default text matches the picture.
   */
  bill: v.strictObject({
    address,
    /** The addresses of the sample bill's picture in other languages. */
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
    /** Where the provider redirects the browser after the sign-out; by default to the landing page. */
    postLogoutRedirectUri: v.optional(v.pipe(v.string(), v.url())),
    /** The name of the claim in the id token that lists the groups of a person; by default `groups`. */
    groupsClaim: v.optional(name),
    /** The `sub` in the id tokens of the service login; by default `anonymous`. No person has this `sub`. */
    anonymousSubject: v.optional(name),
  }),
  recaptchaSiteKey: name,
  /** The address of the script that defines `grecaptcha`; by default Google's script. */
  recaptchaScript: v.optional(address, 'https://www.google.com/recaptcha/api.js?render=explicit'),
  /**
   * Whether the backend verifies the token of a solved captcha in a call of its own (`passSecurityCheck`). Otherwise the
   * first call that requires a captcha carries the token.
   */
  captchaPass: v.optional(v.boolean(), false),
  /** The domain whose sites can all read the token cookies; empty if only this host can read the token cookies. */
  cookieDomain: v.pipe(v.string(), v.maxLength(253)),
  /** The language for a visitor whose browser requests none of the offered languages. */
  locale: v.custom<Language>(isLanguage),
  /** The offered languages, in the order of the language switch. */
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
    /** Where a customer sees and pays the bill. Without it, the account page has no button for the bill. */
    bill: v.optional(address),
  }),
  features: v.strictObject({
    paGetService: v.boolean(),
    emailCode: v.boolean(),
    /** Whether the backend can send text messages. If the value is false, the portal offers no second factor by SMS. */
    sms: v.optional(v.boolean(), true),
    changeEmail: v.optional(v.boolean(), true),
    /** Whether the backend can switch an account back to paper bills (`keepPaperBill`). */
    keepPaperBill: v.optional(v.boolean(), true),
    /** Whether the backend accepts problem reports (`reportProblem`). */
    supportReports: v.optional(v.boolean(), false),
  }),
  /**
   * The addresses of scripts of other companies. If `routes` is set, the scripts load only on the paths in `routes`.
   */
  scripts: v.strictObject({
    survey: v.optional(address),
    analytics: v.optional(address),
    routes: v.optional(v.array(path)),
  }),
  protectedRoutes: v.array(
    v.strictObject({
      path,
      /** The `acr` (assurance level) that the id token must contain. */
      acr: v.optional(name),
      /** The page opens only for people who are members of at least one of these groups. */
      groups: v.optional(v.array(name)),
    }),
  ),
})
export type PageConfiguration = v.InferOutput<typeof pageConfiguration>
export type Links = PageConfiguration['links']

/** Returns the path of the portal to which the identity provider redirects the browser after the sign-in. */
export const callbackPath = ({ okta }: Pick<PageConfiguration, 'okta'>): string =>
  new URL(okta.redirectUri).pathname

export const pageConfigurationElementId = 'portal-config'
