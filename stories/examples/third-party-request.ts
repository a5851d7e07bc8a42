import { thirdPartyRequestMachine } from '../../machines/third-party-request.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'
import { thirdPartyRequest as request } from './third-party-people.ts'

const unfinished = (answer: 'Accepted' | 'Rejected', next: 'notice' | 'record') =>
  ({ kind: 'unfinished', request, unfinished: { answer, next } }) as const

export const examples = examplesOf({
  machine: thirdPartyRequestMachine,
  inputs: [{ hashcode: request.hashcode }, { hashcode: '' }],
  events: [
    { type: 'form.submit', choice: null },
    { type: 'form.edit', choice: 'yes' },
    { type: 'form.submit', choice: 'yes' },
    { type: 'form.submit', choice: 'no' },
    { type: 'answer.confirm' },
    { type: 'answer.change' },
    { type: 'answer.finish' },
    { type: 'dialog.close' },
    { type: 'close.choose' },
  ],
  answers: {
    loadRequest: {
      open: { kind: 'open', request },
      accepted: { kind: 'accepted', request },
      acceptedWithoutNotice: unfinished('Accepted', 'notice'),
      acceptedWithoutRecord: unfinished('Accepted', 'record'),
      rejectedWithoutNotice: unfinished('Rejected', 'notice'),
      rejectedWithoutRecord: unfinished('Rejected', 'record'),
      ...kinds('rejected', 'removed', 'expired', 'completed', 'notFound'),
    },
    loadAccount: { found: { name: 'Jordan M Rivera', address: '48 Orchard Lane, Riverton, NJ 08077' } },
    updateStatus: { updated: undefined },
    sendNotice: { sent: undefined },
    recordAnswer: { recorded: undefined },
  },
})
