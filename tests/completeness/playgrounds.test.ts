import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { neverReturns, noAnswer, portChoices } from '../../stories/kit/stubbed-ports.ts'

test.each(allMachines)(
  'the playground of $slug offers answers, failures and endless waits',
  ({ machine }) => {
    for (const [port, choices] of portChoices(machine)) {
      expect(choices.length, `${port} has no example of an answer`).toBeGreaterThan(2)
      expect(choices).toEqual(expect.arrayContaining([noAnswer, neverReturns]))
    }
  },
)
