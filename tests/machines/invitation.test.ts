import { describe, expect, it } from 'vitest'
import { invitationMachine } from '../../machines/invitation.machine.ts'
import { withoutSecrets } from '../../machines/forms/credentials.ts'
import { noLink } from '../../machines/shared/invitation.ts'
import type { Invitation, InvitationOutcome } from '../../machines/shared/invitation.ts'
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

/** The persisted snapshot of the flow and of the machines that the flow invokes, as JSON. */
const saved = (flow: ReturnType<typeof opened>): string => JSON.stringify(flow.actor.getPersistedSnapshot())

describe('the invitation flow creates the login of an invited customer', () => {
  it('the invitation loads the invited customer and shows the form', async () => {
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
  ])('the invitation %s shows "not found", and then opens the login page', async (_, open) => {
    const flow = await open()
    expect(flow.snapshot()).toMatchObject({ value: 'notFound', context: { link: noLink } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it.each([
    ['without an answer', async (flow: ReturnType<typeof opened>) => flow.fail('findInvitation')],
    [
      'with another status',
      async (flow: ReturnType<typeof opened>) => flow.answer('findInvitation', { kind: 'failed' }),
    ],
  ])(
    'if the call for the invitation ends %s, the invitation shows the failure, and then opens the login page',
    async (_, end) => {
      const flow = opened()
      await end(flow)
      expect(flow.snapshot().value).toBe('loadFailed')
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
    },
  )

  it('if the account is already registered, the invitation opens the identity provider with the login ID as login hint', async () => {
    const flow = await answered({ kind: 'alreadyRegistered', loginHint: 'jrivera26' })
    expect(flow.snapshot()).toMatchObject({ value: 'alreadyRegistered', context: { link: noLink } })
    flow.send({ type: 'dialog.close' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera26' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('alreadyRegistered')
  })

  it.each(['refused', 'failed'])(
    'the invitation opens the login page if the redirect to the identity provider is not possible (%s)',
    async (how) => {
      const flow = await answered({ kind: 'alreadyRegistered', loginHint: 'jrivera26' })
      flow.send({ type: 'dialog.close' })
      if (how === 'failed') await flow.fail('redirect')
      else await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', context: { loginHint: 'jrivera26' } })
    },
  )

  it('the form of the invitation shows an error for every empty field, but not for the read-only email', async () => {
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

  it('the form of the invitation removes an error if the edited entry becomes valid', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...entries, question: '', answer: '' } })
    flow.send({ type: 'form.edit', changed: 'question', entries: { ...entries, answer: '' } })
    expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerRequired' })
  })

  it('the form of the invitation refuses a security answer that equals the email address of the invitation', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...entries, answer: 'Jordan@Example.com' } })
    expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerMatches' })
  })

  it('the button Cancel in the form of the invitation opens the login page', async () => {
    const flow = await atForm()
    flow.send({ type: 'cancel.choose' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('the form of the invitation first checks the login ID, and then creates the login with the entries', async () => {
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

  it('if the login ID is taken, the invitation stays at the form, and its persisted snapshot contains no secret', async () => {
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
    'the invitation shows that the call %s failed, and then returns to the form',
    async (port, at) => {
      const flow = await at()
      await flow.fail(port)
      expect(flow.snapshot().value).toBe('callFailed')
      expect(saved(flow)).not.toMatch(/Blue-Kettle|spelling/)
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it('if the backend refuses the new login, the invitation shows a message, and then returns to the form', async () => {
    const flow = await creating()
    await flow.answer('createLogin', { kind: 'refused', passwordReason: '' })
    expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { link } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('form')
  })

  it('the invitation asks for a confirmation before it discards entries', async () => {
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

  it('the invitation stores the link of an open invitation, and removes the link if the invitation is used, invalid or closed', async () => {
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

  it('the form of the invitation ignores a second submit during a call', async () => {
    const flow = await submitted()
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
  })

  it('the event draft.keep passes the unfinished entries to the action saveDraft', () => {
    const stored: unknown[] = []
    const machine = invitationMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { link, draft: null }, coverage })
    const draft = withoutSecrets(entries)
    flow.send({ type: 'draft.keep', draft })
    expect(stored).toEqual([draft])
  })

  testEveryTransition(invitationMachine, coverage)
})
