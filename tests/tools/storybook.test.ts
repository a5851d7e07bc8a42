import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import * as v from 'valibot'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, test } from 'vitest'
import { browserArguments, findHeadlessBrowser, requireBrowser } from '../../.ci/browser.ts'
import { readJson } from '../../.ci/json-file.ts'
import { runScript } from '../../.ci/run-command.ts'
import own from '../../src/brand/brand.json'
import { expectNone } from '../expect-none.ts'

const folder = 'dist/storybook'
const advice = 'Storybook dresses its documentation pages in .storybook/docs-container.tsx.'
const Index = v.object({ entries: v.record(v.string(), v.object({ type: v.string() })) })

let server: PreviewServer
let browser: Browser
let page: Page
const address = (id: string, mode: string, globals = '') =>
  `${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=${mode}&globals=${globals}`

beforeAll(async () => {
  if ((await runScript(['.ci/build-storybook.ts'])) !== 0) throw new Error('Storybook was not built.')
  server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 0 } })
  browser = await chromium.launch({
    executablePath: requireBrowser(findHeadlessBrowser),
    args: browserArguments,
  })
  page = await (await browser.newContext({ colorScheme: 'light' })).newPage()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await server.close()
})

const faultsOf = async (id: string, theme: 'light' | 'dark'): Promise<string[]> => {
  // A flow's page is complete with its chart.
  await page.waitForSelector(`#storybook-docs:not([hidden]) ${id.startsWith('flows-') ? 'figure svg' : 'h1'}`)
  const { fonts, paper } = await page.evaluate(async () => {
    const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded')
    const style = getComputedStyle(document.documentElement)
    return { fonts: loaded.map(({ family }) => family), paper: style.getPropertyValue('--paper') }
  })
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-docs')
    // A story in a frame is a page of its own, which its own test checks.
    .exclude('iframe')
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // The stories of a component have the same landmarks.
      rules: { 'landmark-unique': { enabled: false } },
    })
    .analyze()
  return [
    ...(fonts.some((font) => font.includes(own.font.web.family)) ? [] : ['the web font is missing']),
    ...(paper === own[theme].paper ? [] : [`the paper is ${paper}`]),
    ...violations.flatMap(({ id: rule, nodes }) =>
      nodes.map(({ target }) => `${rule} at ${target.join(' ')}`),
    ),
  ].map((fault) => `${id}, ${theme}: ${fault}`)
}

const docsPages = () =>
  Object.entries(readJson(`${folder}/index.json`, Index).entries).flatMap(([id, { type }]) =>
    type === 'docs' ? [id] : [],
  )

/** One of each kind. Opening all of them anew would take as long again, and all have one frame. */
const kinds = ['design-system-tokens--docs', 'design-system-button--docs', 'flows-account-overview--docs']

test.each(kinds)('%s is in the brand when it opens first', async (id) => {
  await page.goto(address(id, 'docs'))
  expectNone(await faultsOf(id, 'light'), advice)
})

test(
  'every documentation page is dark after a dark story of another brand',
  { timeout: 600_000 },
  async () => {
    const found: string[] = []
    await page.goto(address('brands-harbour--landing', 'story', 'theme:dark'))
    // Storybook loads the page anew if its story is still at work when another entry opens.
    await page.waitForFunction('__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished"')
    for (const id of docsPages()) {
      const docs = JSON.stringify({ storyId: id, viewMode: 'docs' })
      await page.evaluate(
        `new Promise((resolve) => {
        const channel = __STORYBOOK_ADDONS_CHANNEL__
        channel.once('docsRendered', resolve)
        channel.emit('setCurrentStory', ${docs})
      })`,
      )
      found.push(...(await faultsOf(id, 'dark')))
    }
    expectNone(found, advice)
  },
)
