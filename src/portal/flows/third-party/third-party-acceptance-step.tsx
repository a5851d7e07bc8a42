import type { ReactNode } from 'react'
import { Step } from '../../components/step/step.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

interface ThirdPartyAcceptanceStepProps extends Pick<ThirdPartyAcceptanceProps, 'send'> {
  /** Which of the steps it is, for focus. */
  readonly name: string
  /** Names the step in the browser's tab, where the title alone does not. */
  readonly step?: string
  readonly busy?: boolean
  readonly announce?: string
  readonly children: ReactNode
}

/** What every state of the acceptance stands in. */
export function ThirdPartyAcceptanceStep({ name, step, send, ...more }: ThirdPartyAcceptanceStepProps) {
  const { title } = useThirdPartyAcceptanceText()
  const labels = useStepLabels()
  return (
    <Step
      {...labels}
      {...more}
      stepKey={`thirdPartyAcceptance.${name}`}
      title={title}
      documentTitle={step === undefined ? title : `${step} – ${title}`}
      onClose={() => send({ type: 'close.choose' })}
      single
    />
  )
}
