import { timeLimitMachine } from '../../../../machines/parts/time-limit.machine.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { recordsTime } from '../../records/records-time.ts'

/** The records with the customer's entries and the results of calls. The tab deletes them after the time limit. */
const timedRecords = [
  'bill',
  'registration',
  'confirmation',
  'thirdParty',
  'thirdPartyDraft',
  'openInvitation',
  'invitation',
]

/** Returns the remaining time of these records. */
export const entriesTime = ({ storage, now }: Services) => recordsTime(storage, timedRecords, now)

/** Opens the channel on which a tab announces that the customer has extended the time. */
export const openTabsChannel = () => new BroadcastChannel('mywater.time-limit')

export const flow = defineFlow(timeLimitMachine, {
  bindPorts: (services) => {
    const time = entriesTime(services)
    return timeLimitMachine.provide({
      actions: {
        extend: () => time.extend(),
        deleteEntries: () => time.end(),
        extendOtherTabs: () => {
          // The channel of this tab receives the message too. A second restart of the time changes nothing.
          const channel = openTabsChannel()
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
          channel.postMessage('extend')
          channel.close()
        },
      },
    })
  },
  input: () => undefined,
  onDone: {},
})
