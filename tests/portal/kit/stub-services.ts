import type { PageConfiguration } from '../../../src/contract/page-configuration.ts'
import type { CallOperation } from '../../../src/portal/api/client.ts'
import type { Services } from '../../../src/portal/flows/kit/services.ts'
import { createJar, createStore } from '../identity/stubs.ts'

export const configuration: PageConfiguration = {
  productName: 'MyWater',
  utilityName: 'American Water',
  sisterName: 'Liberty New York Water',
  supportPhone: '1-800-555-0199',
  bill: { address: '/brand/bill.svg', width: 640, height: 832 },
  apiBaseUrl: '/api',
  okta: {
    issuer: 'https://id.example/oauth2/default',
    clientId: 'portal',
    redirectUri: 'https://my.example/login/callback',
    scopes: ['openid'],
  },
  recaptchaScript: '/captcha.js',
  recaptchaSiteKey: 'tests',
  captchaPass: false,
  cookieDomain: '',
  locale: 'en',
  languages: ['en', 'es', 'fr', 'zh'],
  links: {
    help: 'https://outside.example/help',
    waterQuality: 'https://outside.example/water-quality',
    emergency: 'https://outside.example/emergency',
    privacy: 'https://outside.example/privacy',
    terms: 'https://outside.example/terms',
    moveIn: 'https://outside.example/move-in',
    sisterSite: 'https://outside.example/sister',
    sisterRegistration: 'https://outside.example/sister-registration',
    selfService: 'https://outside.example/self-service',
    securityDisclosure: 'https://outside.example/security.txt',
  },
  features: {
    paGetService: false,
    emailCode: false,
    sms: true,
    changeEmail: true,
    keepPaperBill: true,
    supportReports: true,
  },
  scripts: {},
  protectedRoutes: [],
}

interface SentCall {
  readonly name: string
  readonly body: unknown
  readonly submitKey: string | undefined
}

/** The responses of each operation in turn; an error rejects the call. */
export const stubCalls = (answers: Readonly<Record<string, readonly unknown[]>>) => {
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]))
  const asked: SentCall[] = []
  const call = (({ name }, body, options = {}) => {
    asked.push({ name, body, submitKey: options.submitKey })
    const answer = left.get(name)?.shift()
    if (answer === undefined) return Promise.reject(new Error(`Nobody answers ${name}.`))
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }) as CallOperation
  return { call, asked }
}

/** They need no browser. `given` replaces stubs. */
export const stubServices = (given: Partial<Services> = {}): Services => ({
  configuration,
  call: stubCalls({}).call,
  captcha: { keep: () => undefined, isPassed: () => false },
  storage: createStore(),
  signIn: () => Promise.reject(new Error('Nobody can sign in here.')),
  cookies: createJar().jar,
  search: () => '',
  shownSearch: () => '',
  query: () => ({}),
  forgetOpenedLink: () => undefined,
  language: () => 'en',
  alerts: () => null,
  now: () => 0,
  ...given,
})
