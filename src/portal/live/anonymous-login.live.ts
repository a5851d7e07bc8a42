import { fromPromise } from 'xstate'
import { anonymousLoginMachine } from '../../../machines/anonymous-login.machine.ts'
import { hasPersonTokens } from '../identity/token-cookies.ts'
import { liveFlow } from './flow.ts'
import { openNamedWindow } from './open-named-window.ts'
import type { Opener } from './open-named-window.ts'
import { loginToService, moveInWindow } from './service-login.live.ts'

/** Opens windows from a page that nobody should come back to: leaving it takes its place in the history. */
export const openerWithoutReturn = (page: Pick<Window, 'open' | 'location'> = window): Opener => ({
  open: (url, name) => page.open(url, name),
  location: { assign: (url) => page.location.replace(url) },
})

export const flow = liveFlow(anonymousLoginMachine, {
  bind: (services) =>
    anonymousLoginMachine.provide({
      actors: {
        findPerson: fromPromise(() =>
          Promise.resolve({ signedIn: hasPersonTokens(services.cookies, services.now()) }),
        ),
        loginToService: fromPromise(() => loginToService(services)),
        openMoveIn: fromPromise(() => {
          openNamedWindow(services.configuration.links.moveIn, moveInWindow, openerWithoutReturn())
          return Promise.resolve()
        }),
      },
    }),
  input: () => undefined,
  exits: { login: () => ({ path: 'login', replace: true }) },
})
