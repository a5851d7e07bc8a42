import { expect, test } from 'vitest'
import { describeAll } from '../../.ci/behaviour.ts'
import { allMachines } from '../../machines/all-machines.ts'
import written from '../specification/flows.txt?raw'

test('the states and transitions are those that are written: `npm run flows` writes them anew', () => {
  const described = describeAll(allMachines.map(({ machine }) => machine))
  expect(described.split('\n')).toEqual(written.split('\n'))
})
