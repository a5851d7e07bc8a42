import * as v from 'valibot'
import { type PageConfiguration, pageConfiguration } from '../../contract/page-configuration.ts'
import { backendPaths, paths } from '../../contract/portal-paths.ts'
import type { Brand } from './brand.ts'
import type { Variables } from './environment.ts'
import { outsideLinks } from './outside-links.ts'
import { noSiteKey } from './warnings.ts'

/** Yes by default if this server or another backend can send them. */
const readOffersSms = (variables: Variables, isApiElsewhere: boolean, canSend: boolean): boolean => {
  if (variables.text('FEATURE_SMS') === undefined) return isApiElsewhere || canSend
  const isOn = variables.isOn('FEATURE_SMS')
  if (isOn && !isApiElsewhere && !canSend)
    variables.refuse('FEATURE_SMS is on without SMS_URL: the portal would offer codes that no gateway sends')
  return isOn
}

/** Optional if another backend sends the mails. */
const readMailSender = (variables: Variables, isApiElsewhere: boolean, mailFrom: string) =>
  variables.text('MAIL_SENDER') ??
  (isApiElsewhere ? undefined : /(?<![^\s<>@])([^\s<>@]+@[^\s<>@]+?)>?$/.exec(mailFrom)?.[1])

/** In place of an invalid brand, so that the errors of the other variables are reported too. */
export const unnamed = { productName: '–', utilityName: '–', sisterName: '–' }
const noBill = { address: '/', width: 0, height: 0 }

/** Names the variable `LANGUAGES` if that is the cause, otherwise the path of the invalid value. */
const pageRefusal = (issue: v.InferIssue<typeof pageConfiguration>): string => {
  const path = v.getDotPath(issue)
  return path?.startsWith('languages.')
    ? 'LANGUAGES names a language that the portal does not have'
    : `the page configuration is invalid at ${path}`
}

interface PageFacts {
  readonly apiBaseUrl: string
  readonly okta: PageConfiguration['okta']
  readonly sandbox: boolean
  readonly isCaptchaFake: boolean
  /** Whether a server of this kind can send text messages. */
  readonly canText: boolean
  readonly isApiElsewhere: boolean
  readonly mailFrom: string
  /** `null` if it is invalid. */
  readonly brand: Brand | null
}

/** @returns `null` if it is invalid */
export const readPage = (
  variables: Variables,
  { apiBaseUrl, okta, sandbox, isCaptchaFake, canText, isApiElsewhere, mailFrom, brand }: PageFacts,
): PageConfiguration | null => {
  const { text, isOn } = variables
  /** The specification does not have the call. */
  const makesOurCall = (variable: string) => isOn(variable, isApiElsewhere ? 'off' : 'on')
  const names = brand?.file ?? unnamed
  const page = v.safeParse(pageConfiguration, {
    productName: text('PRODUCT_NAME') ?? names.productName,
    utilityName: text('UTILITY_NAME') ?? names.utilityName,
    sisterName: text('SISTER_NAME') ?? names.sisterName,
    bill: { ...(brand?.bill ?? noBill), alt: brand?.file.bill.alt },
    supportPhone: text('SUPPORT_PHONE') ?? '1-800-555-0199',
    mailSender: readMailSender(variables, isApiElsewhere, mailFrom),
    apiBaseUrl,
    okta,
    recaptchaSiteKey: text('RECAPTCHA_SITE_KEY') ?? noSiteKey,
    recaptchaScript: isCaptchaFake ? `${backendPaths.sandbox}/captcha.js` : undefined,
    captchaPass: makesOurCall('CAPTCHA_PASS'),
    cookieDomain: text('COOKIE_DOMAIN') ?? '',
    locale: text('LOCALE') ?? 'en',
    languages: text('LANGUAGES')?.split(/[\s,]+/),
    links: outsideLinks(text, sandbox),
    features: {
      paGetService: isOn('FEATURE_PA_GET_SERVICE'),
      emailCode: isOn('FEATURE_EMAIL_CODE'),
      sms: readOffersSms(variables, isApiElsewhere, canText),
      changeEmail: makesOurCall('FEATURE_CHANGE_EMAIL'),
      keepPaperBill: makesOurCall('FEATURE_KEEP_PAPER_BILL'),
      supportReports: makesOurCall('FEATURE_SUPPORT_REPORTS'),
    },
    scripts: {
      survey: text('SCRIPT_SURVEY'),
      analytics: text('SCRIPT_ANALYTICS'),
      routes: text('SCRIPT_ROUTES')?.split(/[\s,]+/),
    },
    protectedRoutes: variables.json('PROTECTED_ROUTES', [{ path: paths.account }]),
  })
  if (page.success) {
    const { bill, languages, locale } = page.output
    if (!languages.includes(locale)) variables.refuse('LOCALE is not one of LANGUAGES')
    if (bill.alt && !languages.every((language) => bill.alt?.[language]))
      variables.refuse('BRAND_DIR: brand.json: bill.alt is not in every language of LANGUAGES')
    return page.output
  }
  for (const issue of page.issues) variables.refuse(pageRefusal(issue))
  return null
}
