import { usePortal, useStepLabels, textsOf } from '../kit/portal.tsx'

const useEligibilityText = textsOf('eligibility')

export const useRegistrationStep = (current: number) => {
  const labels = useStepLabels()
  const { title, stepIndicator } = useEligibilityText()
  const { productName } = usePortal().configuration
  return {
    ...labels,
    title: title(productName),
    stepIndicator: {
      ...stepIndicator,
      current,
      stepOf: stepIndicator.stepOf(current, stepIndicator.steps.length),
    },
  }
}
