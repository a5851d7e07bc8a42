import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '../../../src/contract/portal-paths.ts'
import { expect, test } from '../support/test.ts'

/** If the browser blocks a page, its frame shows the browser's own error page. */
const serveFrames = async (addresses: readonly string[]) => {
  const site = createServer(({ url }, response) => {
    const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('')
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(url === '/' ? frames : '<link rel="icon" href="data:,">')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a TCP port has an `AddressInfo`
  const { port } = site.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => site.close() }
}

const outside = [
  '/sandbox',
  '/sandbox/outbox',
  '/api/getActiveAlerts',
  '/oauth2/default/reset-password',
  '/oauth2/default/sign-in/nobody',
  '/oauth2/default/v1/authorize?client_id=mywater-portal',
  '/oauth2/default/v1/logout',
]

test('no page of the portal shows in a frame of another site', async ({ page, baseURL, problems }) => {
  problems.expect(/frame-ancestors/)
  problems.expect(/status of 4\d\d/)
  const addresses = [...Object.values(paths), ...outside].map((path) => new URL(path, baseURL).href)
  const site = await serveFrames(['/own', ...addresses])
  await page.goto(site.url)
  const shown = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url())
  await expect
    .poll(shown)
    .toEqual([`${site.url}own`, ...addresses.map(() => 'chrome-error://chromewebdata/')])
  site.close()
})
