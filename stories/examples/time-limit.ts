import { timeLimitMachine } from '../../machines/parts/time-limit.machine.ts'
import { examplesOf } from './examples-of.ts'

export const examples = examplesOf({
  machine: timeLimitMachine,
  inputs: [undefined],
  events: [
    { type: 'clock.read', left: null },
    { type: 'clock.read', left: 60_000 },
    { type: 'clock.read', left: 0 },
    { type: 'time.extend' },
    { type: 'otherTab.extend' },
  ],
  answers: {},
})
