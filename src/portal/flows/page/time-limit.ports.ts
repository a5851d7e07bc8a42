import { timeLimitMachine } from '../../../../machines/parts/time-limit.machine.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { recordsTime } from '../../records/records-time.ts'

/** The tab deletes these records after the time limit. */
const timedRecords = [
  'bill',
  'registration',
  'confirmation',
  'thirdParty',
  'thirdPartyDraft',
  'openInvitation',
  'invitation',
]

export const entriesTime = ({ storage, now }: Services) => recordsTime(storage, timedRecords, now)

export const openTabsChannel = () => new BroadcastChannel('mywater.time-limit')

export const flow = defineFlow(timeLimitMachine, {
  bindPorts: (services) => {
    const time = entriesTime(services)
    return timeLimitMachine.provide({
      actions: {
        extend: () => time.extend(),
        deleteEntries: () => time.end(),
        extendOtherTabs: () => {
          // This tab also receives the message, because its listener uses another channel object. The message starts
          // the time limit of this tab a second time, which does no harm.
          const channel = openTabsChannel()
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
          channel.postMessage('extend')
          channel.close()
        },
      },
    })
  },
  input: () => undefined,
  onDone: {},
})
