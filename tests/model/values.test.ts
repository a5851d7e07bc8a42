import { test } from 'vitest'
import { reachedMachines } from './reached-machines.ts'
import { expectNone } from '../expect-none.ts'
import { modelOf, modelSteps, type PureStep } from './model.ts'
import { reasonsAtStart, unkept, waitOfAnother } from './values.ts'

const known = new Map<string, PureStep[]>()
const stepsOf = (slug: string): PureStep[] => {
  const model = modelOf(slug)
  const steps = known.get(slug) ?? model?.inputs.flatMap((input) => modelSteps(model, input)) ?? []
  known.set(slug, steps)
  return steps
}

// The account page makes calls side by side.
test.each(reachedMachines.filter(({ slug }) => slug !== 'account-overview'))(
  'a call of $slug starts without the reasons of the last try',
  ({ slug }) =>
    expectNone(
      stepsOf(slug).flatMap(reasonsAtStart),
      'Clear the field in the action that starts the call, or on entry to the pending state.',
    ),
)

test.each(reachedMachines)('no reason of $slug stands beside the wait of another', ({ slug }) =>
  expectNone(
    stepsOf(slug).flatMap(waitOfAnother),
    'Set waitSeconds to 0 in the action that sets the reason.',
  ),
)

test.each(reachedMachines)('the context of $slug holds what an answer says', ({ slug }) =>
  expectNone(stepsOf(slug).flatMap(unkept), 'Use the action keep or keepWait in the transition.'),
)
