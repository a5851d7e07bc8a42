import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { findFreePort } from '../support/throwaway.ts'
import type { Engine, Tab } from './engine.ts'
import { expressionOf } from './page-scripts.ts'

const answered = v.object({ value: v.unknown() })
const sessionAnswer = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
})
const handles = v.array(v.string())
/** In which W3C WebDriver returns the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const element = v.object({ [elementKey]: v.string() })
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** In milliseconds. */
const longestCommand = 60_000

const sender =
  (base: string): Send =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestCommand),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} was not answered`, { cause: error })
    })
    const { value } = v.parse(answered, await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  if (child.exitCode === null && child.kill('SIGTERM')) await ended
}

const tabOf = (send: Send): Tab => {
  const execute = (script: string, how: 'sync' | 'async' = 'sync') =>
    send('POST', `/execute/${how}`, { script, args: [] })
  const type = (value: string) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...value].flatMap((letter) => [
            { type: 'keyDown', value: letter },
            { type: 'keyUp', value: letter },
          ]),
        },
      ],
    })
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    run: (script, ...args) => execute(`return ${expressionOf(script, args)}`),
    press: async (find, ...args) => {
      // Without animation, or the driver would click before its own scrolling has ended.
      const found = v.safeParse(
        element,
        await execute(
          `const [done] = arguments
          const found = ${expressionOf(find, args)}
          found?.scrollIntoView({ block: 'center', behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(() => done(found)))`,
          'async',
        ),
      )
      if (found.success) await send('POST', `/element/${found.output[elementKey]}/click`, {})
      return found.success
    },
    type: async (text) => void (await type(text)),
    key: async (key) => void (await type(keys[key])),
    windows: async () => {
      const own = v.parse(v.string(), await send('GET', '/window'))
      const addresses: string[] = []
      for (const handle of v.parse(handles, await send('GET', '/window/handles'))) {
        await send('POST', '/window', { handle })
        addresses.push(v.parse(v.string(), await send('GET', '/url')))
      }
      await send('POST', '/window', { handle: own })
      return addresses
    },
  }
}

/** Xvfb with the first free display number. */
const startScreen = async () => {
  // Without `-noreset`, Xvfb restarts when its last window closes, and a browser that starts then finds no screen.
  const options = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = v.parse(v.tuple([v.instance(Buffer)]), await once(screen.stdout, 'data'))
  return { screen, display: `:${number.toString().trim()}` }
}

/** A separate browser for each new tab. */
export const startWebKit = async (binary: string): Promise<Engine> => {
  const { screen, display } = await startScreen()
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const send = sender(`http://127.0.0.1:${port}`)
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', '/status').catch(() => undefined)) break
    await delay(100)
  }
  const options = { binary, args: ['--automation'] }
  const newSession = async () =>
    v.parse(
      sessionAnswer,
      await send('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      }),
    )
  let session = await newSession()
  let isUsed = false
  const sendTo: Send = (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body)
  return {
    version: `WebKitGTK/${session.capabilities.browserVersion}`,
    errors: null,
    newTab: async () => {
      if (isUsed) {
        await sendTo('DELETE', '')
        session = await newSession()
      }
      isUsed = true
      return tabOf(sendTo)
    },
    close: async () => {
      await sendTo('DELETE', '')
      await stop(driver)
      await stop(screen)
    },
  }
}
