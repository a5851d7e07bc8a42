import type { ReactNode } from 'react'
import { Step } from '../components/step/step.tsx'
import { thirdPartyAcceptance as en } from '../text/en/third-party-acceptance.ts'
import { thirdPartyAcceptance as es } from '../text/es/third-party-acceptance.ts'
import { useTexts } from '../text/portal.tsx'
import { useStepWords } from './step-words.ts'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'

interface ThirdPartyAcceptanceStepProps extends Pick<ThirdPartyAcceptanceProps, 'send'> {
  /** Which of the steps it is, for focus. */
  readonly name: string
  readonly busy?: boolean
  readonly announce?: string
  readonly children: ReactNode
}

/** What every state of the acceptance stands in. */
export function ThirdPartyAcceptanceStep({ name, send, ...step }: ThirdPartyAcceptanceStepProps) {
  const { title } = useTexts({ en, es })
  const words = useStepWords()
  return (
    <Step
      {...words}
      {...step}
      stepKey={`thirdPartyAcceptance.${name}`}
      title={title}
      documentTitle={title}
      onClose={() => send({ type: 'close.choose' })}
      single
    />
  )
}
