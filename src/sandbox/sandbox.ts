import type { Sandbox } from '../server/sandbox.ts'
import { createSandboxRoutes } from './sandbox-routes.ts'
import { seedPeople } from './seed/seed.ts'

export const sandbox: Sandbox = { seed: seedPeople, createRoutes: createSandboxRoutes }
