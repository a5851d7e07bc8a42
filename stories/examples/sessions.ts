import { sessionsMachine } from '../../machines/sessions.machine.ts'
import type { SignedInSession } from '../../machines/sessions.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour, minute)

export const thisBrowser: SignedInSession = {
  browser: 'Firefox',
  system: 'Windows',
  since: at(20, 8, 2),
  lastUsed: at(20, 9, 47),
  isCurrent: true,
}
export const otherBrowsers: readonly SignedInSession[] = [
  {
    browser: 'Safari',
    system: 'iPhone',
    since: at(20, 7, 15),
    lastUsed: at(20, 9, 31),
    isCurrent: false,
  },
  { browser: '', system: '', since: at(19, 22, 4), lastUsed: at(20, 9, 20), isCurrent: false },
]

export const examples = examplesOf({
  machine: sessionsMachine,
  inputs: [{ isOffered: true }, { isOffered: false }],
  events: [{ type: 'list.retry' }, { type: 'others.signOut' }],
  answers: {
    listSessions: {
      several: { kind: 'sessions', sessions: [thisBrowser, ...otherBrowsers] },
      one: { kind: 'sessions', sessions: [thisBrowser] },
      ...kinds('over', 'unknown'),
    },
    endOtherSessions: {
      ended: { kind: 'sessions', sessions: [thisBrowser] },
      ...kinds('over', 'unknown'),
    },
  },
})
