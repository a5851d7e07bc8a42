import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { expectApproved } from '../expect-approved.ts'
import { modelOf } from '../model/model.ts'
import { describeFlow } from './describe-flow.ts'

// `npm run approve` writes the files in `tests/approved`. Read the changes of these files before you commit them.

/** After a change that reaches only some flows, `npm test -- changed` and `npm run approve` name them. */
const named = process.env['FLOWS']?.split(',')

test.each(allMachines.filter(({ slug }) => named?.includes(slug) ?? true))(
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
