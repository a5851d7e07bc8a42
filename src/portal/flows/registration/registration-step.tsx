import { PageStep, type PageStepProps } from '../kit/page-step.tsx'
import { usePortal, useText } from '../kit/portal.tsx'

interface RegistrationStepProps extends Omit<PageStepProps, 'title' | 'stepIndicator'> {
  readonly current: number
}

export function RegistrationStep({ current, ...step }: RegistrationStepProps) {
  const { title, stepIndicator } = useText('eligibility')
  const { productName } = usePortal().configuration
  const stepOf = stepIndicator.stepOf(current, stepIndicator.steps.length)
  return (
    <PageStep title={title(productName)} stepIndicator={{ ...stepIndicator, current, stepOf }} {...step} />
  )
}
