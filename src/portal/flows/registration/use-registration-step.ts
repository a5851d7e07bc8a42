import { usePortal, useStepLabels, textsOf } from '../kit/portal.tsx'

const useEligibilityText = textsOf('eligibility')

/** Returns the common props of the steps of a registration: title, labels and number. `current` is counted from 1. */
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
