import { paperlessMachine } from '../../machines/paperless.machine.ts'
import { noPaperlessLink } from '../../machines/shared/paperless.ts'
import { examplesOf } from './examples-of.ts'

const link = { businessPartnerGuid: '7d1b2c', accountNumber: '210012345678' }

export const examples = examplesOf({
  machine: paperlessMachine,
  inputs: [
    { link, wasEnrolled: false },
    { link: noPaperlessLink, wasEnrolled: false },
    { link: noPaperlessLink, wasEnrolled: true },
  ],
  events: [{ type: 'enrolment.retry' }],
  answers: {
    enroll: {
      enrolled: { kind: 'enrolled' },
      alreadyEnrolled: { kind: 'alreadyEnrolled' },
      refused: { kind: 'refused' },
    },
    recordEnrolment: { recorded: undefined },
  },
})
