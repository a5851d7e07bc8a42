import { describe, expect, it } from 'vitest'
import { invitationMachine } from '../../machines/invitation.machine.ts'
import { invitationForm } from '../../machines/forms/login-form.ts'
import { noLink } from '../../machines/shared/invitation.ts'
import type { Invitation } from '../../machines/shared/invitation.ts'
import type { InvitationOutcome } from '../../machines/invitation.machine.ts'
import { invitedLogin } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const link = { guid: '3f2a', accountNumber: '210012345678' }
const invitation: Invitation = {
  accountNumber: '210012345678',
  businessPartnerNumber: '1100',
  customerType: 'individual',
  customerName: 'Jordan Rivera',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
}
const entries = {
  ...invitedLogin,
  loginId: 'jrivera26',
  password: 'Blue-Kettle-7',
  confirmPassword: 'Blue-Kettle-7',
  answer: 'spelling bee',
}
const created = {
  kind: 'created',
  login: { loginId: 'jrivera26', email: invitation.email, oktaId: '00u1', factorId: '', phone: '' },
} as const

const opened = () => startFlow(invitationMachine, { input: { link, draft: null }, coverage })
const answered = async (outcome: InvitationOutcome) => {
  const flow = opened()
  await flow.answer('findInvitation', outcome)
  return flow
}
const atForm = () => answered({ kind: 'open', invitation })
const submitted = async () => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries })
  return flow
}
const creating = async () => {
  const flow = await submitted()
  await flow.answer('checkLoginId', { kind: 'available' })
  return flow
}

/** Returns the persisted snapshot of the flow, including the machines that it invokes, as JSON. */
const saved = (flow: ReturnType<typeof opened>): string => JSON.stringify(flow.actor.getPersistedSnapshot())

describe('the invitation flow creates a login for an invited customer', () => {
  it('if the invitation link is valid, the flow loads the data of the customer and shows the form', async () => {
    const flow = opened()
    expect(flow.asked('findInvitation')).toEqual(link)
    await flow.answer('findInvitation', { kind: 'open', invitation })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { invitation } })
  })

  it.each([
    [
      'without a link',
      () => Promise.resolve(startFlow(invitationMachine, { input: { link: noLink, draft: null }, coverage })),
    ],
    ['for an unknown person', () => answered({ kind: 'notFound' })],
  ])(
    'an invitation %s leads to the state "notFound", and the event dialog.close then leads to the state "login"',
    async (_, open) => {
      const flow = await open()
      expect(flow.snapshot()).toMatchObject({ value: 'notFound', context: { link: noLink } })
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
    },
  )

  it.each([
    ['without an answer', async (flow: ReturnType<typeof opened>) => flow.fail('findInvitation')],
    [
      'with another status',
      async (flow: ReturnType<typeof opened>) => flow.answer('findInvitation', { kind: 'failed' }),
    ],
  ])(
    'if the call for the invitation ends %s, the flow shows the failure, and dialog.close leads to the state "login"',
    async (_, end) => {
      const flow = opened()
      await end(flow)
      expect(flow.snapshot().value).toBe('loadFailed')
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
    },
  )

  it('if the account is already registered, the event dialog.close opens the identity provider with the login ID', async () => {
    const flow = await answered({ kind: 'alreadyRegistered', loginHint: 'jrivera26' })
    expect(flow.snapshot()).toMatchObject({ value: 'alreadyRegistered', context: { link: noLink } })
    flow.send({ type: 'dialog.close' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera26' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('alreadyRegistered')
  })

  it.each(['refused', 'failed'])(
    'if the redirect to the identity provider is refused or fails (case: %s), the state is "login"',
    async (how) => {
      const flow = await answered({ kind: 'alreadyRegistered', loginHint: 'jrivera26' })
      flow.send({ type: 'dialog.close' })
      if (how === 'failed') await flow.fail('redirect')
      else await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', context: { loginHint: 'jrivera26' } })
    },
  )

  it('a submit of the empty invitation form shows an error for every field except the read-only email', async () => {
    const flow = await atForm()
    const empty = {
      ...entries,
      loginId: '',
      password: '',
      confirmPassword: '',
      question: '',
      answer: '',
      phone: '',
    }
    flow.send({ type: 'form.submit', entries: empty })
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context.errors).toEqual({
      loginId: 'loginIdRequired',
      password: 'passwordRequired',
      confirmPassword: 'confirmPasswordRequired',
      question: 'securityQuestionRequired',
      answer: 'securityAnswerRequired',
      phone: 'phoneInvalid',
    })
  })

  it('an edit in the invitation form removes the error of a field that it makes valid', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...entries, question: '', answer: '' } })
    flow.send({ type: 'form.edit', changed: 'question', entries: { ...entries, answer: '' } })
    expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerRequired' })
  })

  it('if the security answer equals the email address of the invitation, the form shows an error', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...entries, answer: 'Jordan@Example.com' } })
    expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerMatches' })
  })

  it('on the event cancel.choose, the invitation flow ends in the state "login"', async () => {
    const flow = await atForm()
    flow.send({ type: 'cancel.choose' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('after a submit, the invitation flow first checks whether the login ID is available, and then creates the login', async () => {
    const flow = await submitted()
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'jrivera26' })
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.asked('createLogin')).toEqual({ link, invitation, entries })
    await flow.answer('createLogin', created)
    expect(flow.snapshot()).toMatchObject({
      value: 'created',
      status: 'done',
      context: { link: noLink },
    })
    expect(saved(flow)).not.toMatch(/Blue-Kettle|spelling/)
  })

  it('if the login ID is not available, the invitation form shows an error, and the persisted snapshot has no secret', async () => {
    const flow = await submitted()
    await flow.answer('checkLoginId', { kind: 'taken' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { loginId: 'loginIdNotAvailable' } },
    })
    expect(saved(flow)).not.toMatch(/Blue-Kettle|spelling/)
  })

  it.each([
    ['checkLoginId', submitted],
    ['createLogin', creating],
  ] as const)(
    'a failure of the call %s leads to the state "callFailed", and dialog.close then leads to the form',
    async (port, at) => {
      const flow = await at()
      await flow.fail(port)
      expect(flow.snapshot().value).toBe('callFailed')
      expect(saved(flow)).not.toMatch(/Blue-Kettle|spelling/)
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it('if the backend refuses the new login, the state is "couldNotCreate", and dialog.close then leads to the form', async () => {
    const flow = await creating()
    await flow.answer('createLogin', { kind: 'refused', passwordReason: '' })
    expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { link } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('form')
  })

  it('if the invitation form has entries, close.choose asks for a confirmation, and leave.confirm discards the entries', async () => {
    let forgotten = 0
    const machine = invitationMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = startFlow(machine, { input: { link, draft: null }, coverage })
    await flow.answer('findInvitation', { kind: 'open', invitation })
    forgotten = 0
    flow.send({ type: 'close.choose', hasTyped: true })
    expect(flow.snapshot().value).toBe('leaving')
    flow.send({ type: 'leave.cancel' })
    expect(flow.snapshot().value).toBe('form')
    flow.send({ type: 'close.choose', hasTyped: true })
    expect(forgotten).toBe(0)
    flow.send({ type: 'leave.confirm' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('the flow stores the link of an open invitation, and removes the link of a closed, invalid or used invitation', async () => {
    const stored: string[] = []
    const machine = invitationMachine.provide({
      actions: { saveLink: () => void stored.push('link'), clearSavedData: () => void stored.splice(0) },
    })
    const answeredWith = async (outcome: InvitationOutcome) => {
      const flow = startFlow(machine, { input: { link, draft: null }, coverage })
      await flow.answer('findInvitation', outcome)
      return flow
    }
    const flow = await answeredWith({ kind: 'open', invitation })
    expect(stored).toEqual(['link'])
    flow.send({ type: 'close.choose' })
    expect(stored).toEqual([])
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
    for (const outcome of [{ kind: 'notFound' }, { kind: 'alreadyRegistered', loginHint: '' }] as const) {
      stored.push('link')
      await answeredWith(outcome)
      expect(stored).toEqual([])
    }
  })

  it('during a call, the invitation form accepts no second submit', async () => {
    const flow = await submitted()
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
  })

  it('on the event draft.keep, the invitation flow calls the action saveDraft with the unfinished entries', () => {
    const stored: unknown[] = []
    const machine = invitationMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { link, draft: null }, coverage })
    const draft = invitationForm.draft(entries)
    flow.send({ type: 'draft.keep', draft })
    expect(stored).toEqual([draft])
  })

  testEveryTransition(invitationMachine, coverage)
})
