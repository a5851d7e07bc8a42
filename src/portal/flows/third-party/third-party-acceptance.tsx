import type { ComponentType } from 'react'
import type { thirdPartyAcceptanceMachine } from '../../../../machines/third-party-acceptance.machine.ts'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { ThirdPartyAcceptanceChoice } from './third-party-acceptance-choice.tsx'
import { ThirdPartyAcceptanceIncomplete } from './third-party-acceptance-incomplete.tsx'
import { ThirdPartyAcceptanceLinked } from './third-party-acceptance-linked.tsx'
import { ThirdPartyAcceptanceLinking } from './third-party-acceptance-linking.tsx'
import { ThirdPartyAcceptancePerson } from './third-party-acceptance-person.tsx'

export type ThirdPartyAcceptanceProps = ScreenProps<typeof thirdPartyAcceptanceMachine>

const steps: Record<
  StateName<typeof thirdPartyAcceptanceMachine>,
  ComponentType<ThirdPartyAcceptanceProps>
> = {
  arriving: Leaving,
  findingPerson: ThirdPartyAcceptanceLinking,
  choice: ThirdPartyAcceptanceChoice,
  signedInAs: ThirdPartyAcceptancePerson,
  signingOut: ThirdPartyAcceptancePerson,
  creating: ThirdPartyAcceptanceLinking,
  couldNotCreate: ThirdPartyAcceptanceLinking,
  completing: ThirdPartyAcceptanceLinking,
  completionFailed: ThirdPartyAcceptanceLinking,
  incomplete: ThirdPartyAcceptanceIncomplete,
  linked: ThirdPartyAcceptanceLinked,
  home: Leaving,
}

/** Route /thirdPartyAccept (document 2, §2.6). */
export function Screen(props: ThirdPartyAcceptanceProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
