import { expect, test } from 'vitest'
import { expectApproved } from '../expect-approved.ts'
import { modelOf } from '../model/model.ts'
import { reachedMachines } from '../model/reached-machines.ts'
import { describeFlow } from './describe-flow.ts'

// `npm run approve` writes the files in `tests/approved`. Read the changes of these files before you commit them.

test.each(reachedMachines)(
  'the states and transitions of $slug equal the approved list in tests/approved/transitions',
  async ({ slug }) => {
    await expectApproved(
      () => expect(describeFlow(modelOf(slug))).toMatchFileSnapshot(`../approved/transitions/${slug}.txt`),
      {
        what: `the states and transitions of ${slug}`,
        approve: slug,
        source: `machines/**/${slug}.machine.ts`,
      },
    )
  },
)
