import { fromPromise } from 'xstate'
import { anonymousLoginMachine } from '../../../../machines/anonymous-login.machine.ts'
import { defineFlow } from '../kit/flow.ts'
import { findPerson, loginToService, openMoveIn } from './service-login.calls.ts'
import type { Opener } from './named-window.ts'

export const openerWithoutReturn = (page: Pick<Window, 'open' | 'location'> = window): Opener => ({
  open: (url, name) => page.open(url, name),
  location: { assign: (url) => page.location.replace(url) },
})

export const flow = defineFlow(anonymousLoginMachine, {
  bindPorts: (services) =>
    anonymousLoginMachine.provide({
      actors: {
        findPerson: fromPromise(() => Promise.resolve(findPerson(services))),
        loginToService: fromPromise(() => loginToService(services)),
        openMoveIn: fromPromise(() => Promise.resolve(openMoveIn(services, openerWithoutReturn()))),
      },
    }),
  input: () => undefined,
  onDone: { login: () => ({ path: 'login', replace: true }) },
})
