import { thirdPartyRequestMachine } from '../../machines/third-party-request.machine.ts'
import { examplesOf } from './examples-of.ts'
import { thirdPartyRequest as request } from './third-party-people.ts'

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
      acceptedWithoutNotice: {
        kind: 'unfinished',
        request,
        unfinished: { answer: 'Accepted', next: 'notice' },
      },
      acceptedWithoutRecord: {
        kind: 'unfinished',
        request,
        unfinished: { answer: 'Accepted', next: 'record' },
      },
      rejectedWithoutNotice: {
        kind: 'unfinished',
        request,
        unfinished: { answer: 'Rejected', next: 'notice' },
      },
      rejectedWithoutRecord: {
        kind: 'unfinished',
        request,
        unfinished: { answer: 'Rejected', next: 'record' },
      },
      rejected: { kind: 'rejected' },
      removed: { kind: 'removed' },
      expired: { kind: 'expired' },
      completed: { kind: 'completed' },
      notFound: { kind: 'notFound' },
    },
    loadAccount: { found: { name: 'Jordan M Rivera', address: '48 Orchard Lane, Riverton, NJ 08077' } },
    updateStatus: { updated: undefined },
    sendNotice: { sent: undefined },
    recordAnswer: { recorded: undefined },
  },
})
