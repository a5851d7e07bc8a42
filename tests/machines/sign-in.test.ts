import { expect, it } from 'vitest'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import type { SignInTask } from '../../machines/shared/sign-in.ts'
import { startFlow } from './harness/start-flow.ts'

const begin = (task: SignInTask, loginHint = '') => startFlow(signInMachine, { input: { task, loginHint } })

it('the provider gets the path of the page that needs the sign-in', () => {
  const flow = begin({ kind: 'start', path: '/bills' })
  flow.send({ type: 'signIn.start' })
  expect(flow.asked('redirect')).toEqual({ originalUri: '/bills', acr: '', loginHint: '' })
})

it('a link opens the provider at once, in place of the page', () => {
  expect(begin({ kind: 'link', path: '/account' }, 'jrivera_48').asked('redirect')).toEqual({
    originalUri: '/account',
    acr: '',
    loginHint: 'jrivera_48',
    replacesPage: true,
  })
})

it('the requirements of a page are checked and sent to the provider', async () => {
  const flow = begin({ kind: 'guard', path: '/account', acr: 'urn:high', groups: ['Admins'] })
  expect(flow.asked('check')).toEqual({ acr: 'urn:high', groups: ['Admins'] })
  await flow.answer('check', { kind: 'stepUpRequired' })
  expect(flow.asked('redirect')).toEqual({ originalUri: '/account', acr: 'urn:high', loginHint: '' })
})
