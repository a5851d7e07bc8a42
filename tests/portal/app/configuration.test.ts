import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfiguration } from '../../../src/portal/app/configuration.ts'
import { configuration } from '../kit/stub-services.ts'

const page = (text: string | null): Pick<Document, 'getElementById'> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readConfiguration reads only this property
  getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
})
const read = (text: string | null) => readConfiguration(page(text))
const logged = vi.fn<typeof console.error>()

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged))
afterEach(() => {
  vi.restoreAllMocks()
  logged.mockReset()
})

test('the portal reads a complete configuration without a message in the console', () => {
  expect(read(JSON.stringify(configuration))).toEqual(configuration)
  expect(logged).not.toHaveBeenCalled()
})

test.each([null, '', 'null', '[]', '{', JSON.stringify({ productName: 'MyWater' })])(
  'the portal refuses the configuration %j with a message in the console',
  (text) => {
    expect(read(text)).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
  },
)

test('the message about an invalid setting names it without its value', () => {
  expect(
    read(JSON.stringify({ ...configuration, links: { ...configuration.links, terms: 'javascript:canary' } })),
  ).toBeNull()
  expect(logged).toHaveBeenCalledExactlyOnceWith('Page configuration is broken at: links.terms')
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'ftp://evil.example', 'evil.example'])(
  'the portal refuses a configuration with a link to %s',
  (moveIn) => {
    expect(read(JSON.stringify({ ...configuration, links: { ...configuration.links, moveIn } }))).toBeNull()
  },
)

test('without the setting `sms`, its value is true', () => {
  const { sms: _sms, ...features } = configuration.features
  expect(read(JSON.stringify({ ...configuration, features }))?.features.sms).toBe(true)
})

test('the configuration accepts only paths as routes of third-party scripts', () => {
  const withRoutes = (routes: string[]) =>
    read(JSON.stringify({ ...configuration, scripts: { analytics: '/a.js', routes } }))
  expect(withRoutes(['/', '/login'])?.scripts.routes).toEqual(['/', '/login'])
  expect(withRoutes(['login'])).toBeNull()
})

test('the portal refuses an unknown setting, such as a mistyped name', () => {
  expect(read(JSON.stringify({ ...configuration, cookieDomian: 'example' }))).toBeNull()
})
