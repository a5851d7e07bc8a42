import { expect, test } from 'vitest'
import type { FirstView } from '../../../src/contract/first-view.ts'
import { hydrateOrRender } from '../../../src/portal/app/hydrate-or-render.ts'

const inEnglish: FirstView = { path: '/register', language: 'en', year: 2026, alerts: null }

const open = (firstView: FirstView | null, hasText = true) => {
  const done: string[] = []
  const root = {
    childElementCount: hasText ? 1 : 0,
    replaceChildren: () => void done.push('text removed'),
  }
  hydrateOrRender(
    {
      createRoot: () => ({ render: (portal) => void done.push(`rendered ${JSON.stringify(portal)}`) }),
      hydrateRoot: (_root, portal) => void done.push(`hydrated ${JSON.stringify(portal)}`),
    },
    root,
    { portal: 'portal', path: '/register', language: 'en', firstView },
  )
  return done
}

test('HTML of the current page in the current language is hydrated', () => {
  expect(open(inEnglish)).toEqual(['hydrated "portal"'])
})

test.each<[string, FirstView | null, boolean]>([
  ['a document without information about its text', null, true],
  ['a document without text', inEnglish, false],
  ['the text of another page', { ...inEnglish, path: '/' }, true],
  ['the text of another language', { ...inEnglish, language: 'es' }, true],
])('hydrateOrRender removes the HTML and renders the whole page for %s', (_what, firstView, hasText) => {
  expect(open(firstView, hasText)).toEqual(['text removed', 'rendered "portal"'])
})
