import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { expectApproved } from '../expect-approved.ts'
import { wallOfFlow, wallOfPages } from './wall-lines.ts'

test('the stories of each flow and page equal tests/approved/wall.txt', async () => {
  const wall = [...allMachines.map(({ machine }) => wallOfFlow(machine)), wallOfPages()].join('')
  await expectApproved(() => expect(wall).toMatchFileSnapshot('../approved/wall.txt'), {
    what: 'the list of all stories',
    approve: 'with the name of the flow',
    source: 'the stories and the states of the machine',
  })
})
