import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import type { Tab } from './engine.ts'
import {
  chooseOption,
  fieldValue,
  findControl,
  findField,
  goBack,
  reload,
  selectText,
  reactsToActions,
  textShown,
} from './page-scripts.ts'

/** In milliseconds, for each reaction on a slow machine. */
const patience = 20_000
const between = 100

const messages = v.array(
  v.object({ id: v.string(), to: v.string(), text: v.string(), links: v.array(v.string()) }),
)
type Message = v.InferOutput<typeof messages>[number]

interface Portal {
  readonly origin: string
  readonly signal: (name: NodeJS.Signals) => void
}

/** Finds buttons by name and fields by label. */
export const personAt = (tab: Tab, { origin, signal }: Portal) => {
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    const end = Date.now() + patience
    let cause: unknown
    while (Date.now() < end) {
      // While the next page loads, a browser can refuse to run a script.
      const is = await isSo().catch((error: unknown) => {
        cause = error
        return false
      })
      if (is) return
      await delay(between)
    }
    const shown = await tab.run(textShown).catch(() => 'nothing')
    throw new Error(`waited without success for ${what}; the page shows:\n${String(shown)}`, { cause })
  }
  const press = (name: string) => until(`"${name}" to press`, () => tab.press(findControl, name))
  const path = () => tab.run(() => location.pathname)
  const valueOf = (label: string) => tab.run(fieldValue, label)
  const untilReady = () =>
    until('a page that reacts to actions', async () => (await tab.run(reactsToActions)) === true)
  /** Before the page reacts, its layout can move, and a press could miss the button. */
  const open = async (pathOrLink: string) => {
    await tab.open(new URL(pathOrLink, origin).href)
    await untilReady()
  }
  /** The newest, and newer than `after`. The server sends messages only after its response. */
  const message = async (to: string, after?: Message, page?: string) => {
    let found: Message | undefined
    await until(`a message to ${to}`, async () => {
      const sent = v.parse(messages, await (await fetch(`${origin}/sandbox/outbox.json`)).json())
      found = sent.find(
        (mail) => mail.to === to && (!page || mail.links.some((link) => new URL(link).pathname === page)),
      )
      return found !== undefined && found.id !== after?.id
    })
    if (!found) throw new Error(`no message to ${to}`)
    return found
  }
  return {
    tab,
    /** Pauses and continues the server process. */
    server: { hold: () => signal('SIGSTOP'), release: () => signal('SIGCONT') },
    until,
    press,
    back: async () => void (await tab.run(goBack)),
    reload: async () => {
      await tab.run(reload)
      await untilReady()
    },
    pressTwice: async (name: string) => {
      await press(name)
      await tab.press(findControl, name).catch(() => false)
    },
    goTo: open,
    fill: async (label: string, text: string) => {
      await until(`the field "${label}"`, () => tab.press(findField, label))
      await tab.run(selectText)
      await tab.type(text)
    },
    check: (label: string) => until(`"${label}" to tick`, () => tab.press(findField, label)),
    choose: (label: string, value: string) =>
      until(`the list "${label}"`, async () => (await tab.run(chooseOption, label, value)) === true),
    sees: (text: string) => until(`"${text}"`, async () => String(await tab.run(textShown)).includes(text)),
    isAt: (wanted: string) => until(`the address ${wanted}`, async () => (await path()) === wanted),
    hasIn: (label: string, text: string) =>
      until(`"${text}" in "${label}"`, async () => (await valueOf(label)) === text),
    message,
    /** The newest with a link to the page `page`. */
    openLink: async (to: string, page: string) => {
      const { links } = await message(to, undefined, page)
      await open(links.find((link) => new URL(link).pathname === page) ?? '/')
    },
  }
}
export type Person = ReturnType<typeof personAt>
