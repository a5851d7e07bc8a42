import type { Meta } from '@storybook/react-vite'
import { thirdPartyRequestMachine } from '../../../machines/third-party-request.machine.ts'
import { Screen } from '../../../src/portal/flows/third-party/third-party-request.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { thirdPartyRequest as request } from '../../examples/third-party-people.ts'

export default {
  title: 'Request to accept',
  id: 'flows-third-party-request',
  ...flowStories(thirdPartyRequestMachine, Screen),
} satisfies Meta

const asked = {
  request,
  account: { name: 'Maria Chen', address: '1207 Mill Race Road, Riverton, NJ 08077' },
}
const arriving = storiesFor(thirdPartyRequestMachine, { hashcode: 'h-1' })
const at = storiesFor(thirdPartyRequestMachine, { hashcode: 'h-1' }, asked)

export const Arriving = arriving('routing')
export const Loading = arriving('loading')
export const LoadingAccount = arriving('loadingAccount')
export const NotFound = arriving('notFound')
export const LoadFailed = arriving('loadFailed')
export const Form = at('form')
export const FormLong = at('form', {
  account: {
    name: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
    address: '12071 Old Mill Race Road Extension, Apartment 14B, Upper Riverton Township, NJ 08077-1234',
  },
})
export const SelectionRequired = at('form', { error: 'selectionRequired' })
export const Review = at('review', { choice: 'yes' })
export const Accepting = at({ answering: 'updating' }, { choice: 'yes' })
export const AcceptingNotice = at({ answering: 'notifying' }, { choice: 'yes' })
export const AcceptingRecord = at({ answering: 'recording' }, { choice: 'yes' })
export const AcceptFailed = at('answerFailed', { choice: 'yes' })
export const ConfirmingRejection = at('confirmingRejection', { choice: 'no' })
export const Rejecting = at({ answering: 'updating' }, { choice: 'no' })
export const RejectingNotice = at({ answering: 'notifying' }, { choice: 'no' })
export const RejectingRecord = at({ answering: 'recording' }, { choice: 'no' })
export const RejectFailed = at('answerFailed', { choice: 'no' })
const unfinishedYes = { choice: 'yes', unfinished: { answer: 'Accepted', next: 'notice' } } as const
const unfinishedNo = { choice: 'no', unfinished: { answer: 'Rejected', next: 'record' } } as const
export const Stopped = at('stopped', unfinishedYes)
export const StoppedNo = at('stopped', unfinishedNo)
export const Taken = at('taken', unfinishedYes)
export const TakenNo = at('taken', unfinishedNo)
export const AcceptingTheRest = at({ answering: 'notifying' }, unfinishedYes)
export const RejectingTheRest = at({ answering: 'recording' }, unfinishedNo)
export const Accepted = at('accepted')
export const Rejected = at('rejected')
export const Removed = at('removed')
export const Expired = at('expired')
export const Completed = at('completed')
export const Home = at('home')
