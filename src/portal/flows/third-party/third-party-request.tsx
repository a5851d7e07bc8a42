import type { ComponentType } from 'react'
import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { ThirdPartyRequestForm } from './third-party-request-form.tsx'
import { ThirdPartyRequestLoading } from './third-party-request-loading.tsx'
import { ThirdPartyRequestReview } from './third-party-request-review.tsx'

export type ThirdPartyRequestProps = ScreenProps<typeof thirdPartyRequestMachine>

const steps: Record<StateName<typeof thirdPartyRequestMachine>, ComponentType<ThirdPartyRequestProps>> = {
  arriving: Leaving,
  loading: ThirdPartyRequestLoading,
  loadingAccount: ThirdPartyRequestLoading,
  notFound: ThirdPartyRequestLoading,
  loadFailed: ThirdPartyRequestLoading,
  // one component wherever the choice stands, so that it is kept
  form: ThirdPartyRequestForm,
  confirmingRejection: ThirdPartyRequestForm,
  rejecting: ThirdPartyRequestForm,
  rejectFailed: ThirdPartyRequestForm,
  review: ThirdPartyRequestReview,
  accepting: ThirdPartyRequestReview,
  acceptFailed: ThirdPartyRequestReview,
  accepted: Leaving,
  rejected: Leaving,
  removed: Leaving,
  expired: Leaving,
  completed: Leaving,
  home: Leaving,
}

/** Route /secondaryAccountHolder (document 2, §2.5). */
export function Screen(props: ThirdPartyRequestProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
