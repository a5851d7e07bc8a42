import { paperlessMachine, noPaperlessLink } from '../../machines/paperless.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const link = { businessPartnerGuid: '7d1b2c', accountNumber: '210012345678' }

export const examples = examplesOf({
  machine: paperlessMachine,
  inputs: [
    { link, wasEnrolled: false, wasPaperKept: false, offersPaper: true },
    { link: noPaperlessLink, wasEnrolled: false, wasPaperKept: false, offersPaper: true },
    { link: noPaperlessLink, wasEnrolled: true, wasPaperKept: false, offersPaper: true },
    { link: noPaperlessLink, wasEnrolled: false, wasPaperKept: true, offersPaper: true },
  ],
  events: [{ type: 'enrolment.retry' }, { type: 'paper.keep' }],
  answers: {
    enroll: kinds('enrolled', 'alreadyEnrolled', 'paperKept', 'notFound', 'refused'),
    recordEnrolment: { recorded: undefined },
    keepPaper: kinds('paperKept', 'refused'),
  },
})
