import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import type { TestServer } from './start-test-server.ts'

const ofContract = Object.entries<Operation>(operations)

/** Path parameters become `anything`. */
export const concreteRoutes = ({ routes }: Pick<TestServer, 'routes'>): readonly string[] => [
  ...new Set(
    routes.flatMap(({ method, path }) =>
      path === '/api/:operation'
        ? ofContract.map(([name, operation]) => `${operation.method} /api/${name}`)
        : [`${method === 'ALL' ? 'POST' : method} ${path.replaceAll(/:\w+|\*/g, 'anything')}`],
    ),
  ),
]
