import { test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { expectNone } from '../expect-none.ts'
import { modelOf, modelSteps } from './model.ts'
import type { PureStep } from './model.ts'
import { reasonsAtStart, unkept } from './values.ts'

const stepsOf = (slug: string): PureStep[] => {
  const model = modelOf(slug)
  return (model?.inputs ?? []).flatMap((input) => (model ? modelSteps(model, input) : []))
}

// The account page makes calls side by side, and the sign-in page shows its failure until the provider's page opens.
const keepsReasons = ['account-overview', 'sign-in']
test.each(allMachines.filter(({ slug }) => !keepsReasons.includes(slug)))(
  'a call of $slug starts without the reasons of the last try',
  ({ slug }) =>
    expectNone(
      stepsOf(slug).flatMap(reasonsAtStart),
      'Clear the field in the action that starts the call, or on entry to the pending state.',
    ),
)

test.each(allMachines)('the context of $slug holds what an answer says', ({ slug }) =>
  expectNone(stepsOf(slug).flatMap(unkept), 'Use the action keep or keepWait in the transition.'),
)
