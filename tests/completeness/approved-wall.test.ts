import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { expectApproved } from '../expect-approved.ts'
import { wallOfFlow, wallOfPages } from './wall-lines.ts'

// `npm run approve` writes the files in `tests/approved`. Read the changes of these files before you commit them.

test.each(allMachines)(
  'the stories of $slug equal the approved list in tests/approved/wall',
  async ({ slug, machine }) => {
    await expectApproved(
      () => expect(wallOfFlow(machine)).toMatchFileSnapshot(`../approved/wall/${slug}.txt`),
      {
        what: `the stories of ${slug}`,
        approve: slug,
        source: `stories/flows/*/${slug}.stories.tsx and the states of the machine`,
      },
    )
  },
)

test('the stories without a machine equal tests/approved/wall/page.txt', async () => {
  await expectApproved(() => expect(wallOfPages()).toMatchFileSnapshot('../approved/wall/page.txt'), {
    what: 'the stories of pages without a machine',
    approve: 'page',
    source: 'stories/flows/page',
  })
})
