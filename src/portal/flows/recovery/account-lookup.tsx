import type { accountLookupMachine } from '../../../../machines/account-lookup.machine.ts'
import { Step } from '../../components/step/step.tsx'
import { AccountLookupStep, useLookupFrame } from './account-lookup-step.tsx'
import type { ScreenProps } from '../kit/screen.ts'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useAccountLookupText = textsOf('account-lookup')

/** Route /accountNumberLookup (document 2, §2.14). */
export function Screen({ snapshot, send }: ScreenProps<typeof accountLookupMachine>) {
  const text = useAccountLookupText()
  const labels = useStepLabels()
  const { place, ...frame } = useLookupFrame(snapshot)
  return (
    <Step
      {...labels}
      {...frame}
      stepKey={`accountLookup.${place}`}
      title={text.title}
      documentTitle={text.documentTitles[place]}
      single
    >
      <AccountLookupStep snapshot={snapshot} send={send} level={2} />
    </Step>
  )
}
