/**
 * The time limit of the stored entries (our own addition to the specification, for WCAG 2.2.1): quiet → soon → over.
 * Two minutes before the stored entries expire, the page shows a warning that offers more time. A press on the button
 * of the warning starts the time limit again in every tab. When the time is over, the tab deletes the entries. If the
 * customer then extends the time in another tab, the message in this tab stays, because this tab has already deleted
 * its entries.
 */
import { setup } from 'xstate'
import { effect } from '../shared/port.ts'

const notice = 120_000

export const timeLimitMachine = setup({
  types: {
    events: {} as
      /**
       * `left`: the milliseconds until the first of the stored entries expires. A negative number means that entries
       * have expired, and `null` means that no entries are stored.
       */
      { type: 'clock.read'; left: number | null } | { type: 'time.extend' } | { type: 'otherTab.extend' },
  },
  guards: {
    isOver: (_, left: number | null) => left !== null && left <= 0,
    isSoon: (_, left: number | null) => left !== null && left <= notice,
    isLong: (_, left: number | null) => left === null || left > notice,
  },
  actions: {
    extend: effect('extend'),
    extendOtherTabs: effect('extendOtherTabs'),
    deleteEntries: effect('deleteEntries'),
  },
}).createMachine({
  id: 'timeLimit',
  context: {},
  initial: 'quiet',
  on: { 'otherTab.extend': { actions: 'extend' } },
  states: {
    quiet: {
      on: {
        'clock.read': [
          {
            guard: { type: 'isOver', params: ({ event }) => event.left },
            target: 'over',
            actions: 'deleteEntries',
          },
          { guard: { type: 'isSoon', params: ({ event }) => event.left }, target: 'soon' },
        ],
      },
    },
    soon: {
      on: {
        'clock.read': [
          {
            guard: { type: 'isOver', params: ({ event }) => event.left },
            target: 'over',
            actions: 'deleteEntries',
          },
          { guard: { type: 'isLong', params: ({ event }) => event.left }, target: 'quiet' },
        ],
        'time.extend': { target: 'quiet', actions: ['extend', 'extendOtherTabs'] },
        'otherTab.extend': { target: 'quiet', actions: 'extend' },
      },
    },
    over: {
      on: { 'time.extend': { target: 'quiet', actions: 'extend' } },
    },
  },
})
