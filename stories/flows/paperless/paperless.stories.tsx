import type { Meta } from '@storybook/react-vite'
import { paperlessMachine, noPaperlessLink } from '../../../machines/paperless.machine.ts'
import { Screen } from '../../../src/portal/flows/paperless/paperless.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { examples } from '../../examples/paperless.ts'

export default {
  title: 'Paperless enrollment',
  id: 'flows-paperless',
  ...flowStories(paperlessMachine, Screen),
} satisfies Meta

const at = storiesFor(paperlessMachine, examples.inputs[0])
const withoutLink = { link: noPaperlessLink }

export const Arriving = at('routing')
export const Enrolling = at('enrolling')
export const EnrolledRecording = at({ enrolled: 'recording' })
export const Enrolled = at({ enrolled: 'recorded' })
export const AlreadyEnrolled = at('alreadyEnrolled')
/** After a reload the page no longer has the mailed link, and cannot offer to keep the paper bill. */
export const AlreadyEnrolledWithoutLink = at('alreadyEnrolled', withoutLink)
export const KeepingPaper = at('keepingPaper')
export const PaperKept = at('paperKept', withoutLink)
export const PaperNotKept = at('paperNotKept')
export const Failed = at('failed')
export const FailedWithoutLink = at('failed', withoutLink)
