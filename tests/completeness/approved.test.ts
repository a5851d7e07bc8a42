import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { describeFlow } from './describe-flow.ts'
import { wallOfFlow, wallOfPages } from './wall-lines.ts'

// `npm run approve` writes these files. Read the difference before you commit it.

test.each(allMachines)(
  'the states and transitions of $slug are the approved ones',
  async ({ slug, machine }) => {
    await expect(describeFlow(machine)).toMatchFileSnapshot(`../approved/transitions/${slug}.txt`)
  },
)

test.each(allMachines)('the stories of $slug are on the approved wall', async ({ slug, machine }) => {
  await expect(wallOfFlow(machine)).toMatchFileSnapshot(`../approved/wall/${slug}.txt`)
})

test('the stories of screens without a machine are on the approved wall', async () => {
  await expect(wallOfPages()).toMatchFileSnapshot('../approved/wall/page.txt')
})
