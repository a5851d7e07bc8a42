import type * as router from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'

/*
 * The router's core makes routes that are addresses and nothing else. Those of its React part bring hooks and a link
 * component along, which no screen uses and every visitor would load.
 */

/** As the router's own `createRootRoute`, but without the hooks its type promises. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same route less its hooks, which nobody calls
export const createRootRoute = ((options: ConstructorParameters<typeof BaseRootRoute>[0]) =>
  new BaseRootRoute(options)) as unknown as typeof router.createRootRoute

/** As the router's own `createRoute`, but without the hooks its type promises. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same route less its hooks, which nobody calls
export const createRoute = ((options: ConstructorParameters<typeof BaseRoute>[0]) =>
  new BaseRoute(options)) as unknown as typeof router.createRoute
