import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { language } from '../../../src/server/http/middleware.ts'
import type { Language } from '../../../src/server/platform/language.ts'

test.each<[string | undefined, Language]>([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr, es;q=0.5, en;q=0.1', 'es'],
  ['fr', 'en'],
  ['es;q=0', 'en'],
])('Accept-Language %s is answered in %s', async (header, expected) => {
  const app = new Hono().use(language).get('/', (c) => c.text(c.get('language')))
  const response = await app.request('/', {
    headers: header === undefined ? {} : { 'Accept-Language': header },
  })
  expect(await response.text()).toBe(expected)
})
