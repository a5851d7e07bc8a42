import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { language } from '../../../src/server/http/middleware.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import type { Language } from '../../../src/server/platform/language.ts'

test.each<[string | undefined, Language]>([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['pt, es;q=0.5, en;q=0.1', 'es'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['zh-CN', 'zh'],
  ['zh-Hans-CN, zh;q=0.9', 'zh'],
  ['zh-TW', 'zh'],
  ['de', 'en'],
  ['de-CH, fr-CH;q=0.9', 'fr'],
  ['es;q=0', 'en'],
])('a request with Accept-Language %s gets the language %s', async (header, expected) => {
  const app = new Hono()
    .use(language({ languages: [...allLanguages], locale: 'en' }))
    .get('/', (c) => c.text(c.get('language')))
  const response = await app.request('/', {
    headers: header === undefined ? {} : { 'Accept-Language': header },
  })
  expect(await response.text()).toBe(expected)
})
