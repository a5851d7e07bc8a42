import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerFixture, openServerFixture } from '../harness/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture.close())

const mailsTo = (recipient: string) =>
  fixture.db
    .selectFrom('message')
    .select(['subject', 'body', 'links'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

test.each([
  {
    language: 'en',
    subjects: [
      'Your account was registered for MyWater',
      'The email address of your MyWater registration was changed',
      'A MyWater login for your account was activated',
    ],
    happened: [
      'was just registered for MyWater',
      'was just changed to another email address',
      'was just activated',
    ],
    advice: 'If that was not you, call 1-800-555-0199',
  },
  {
    language: 'es',
    subjects: [
      'Su cuenta se registró en MyWater',
      'Se cambió el correo de su registro en MyWater',
      'Se activó un acceso a MyWater para su cuenta',
    ],
    happened: [
      'se acaba de registrar en MyWater',
      'se acaba de cambiar a otra dirección de correo',
      'se acaba de activar',
    ],
    advice: 'Si no fue usted, llame al 1-800-555-0199',
  },
  {
    language: 'fr',
    subjects: [
      'Un accès sur MyWater a été créé pour votre compte',
      'L’adresse email de votre inscription sur MyWater a été modifiée',
      'Un accès sur MyWater a été activé pour votre compte',
    ],
    happened: [
      'vient d’être créé pour votre compte',
      'vient de passer à une autre adresse email',
      'vient d’être activé',
    ],
    advice: 'Si ce n’était pas vous, appelez le 1-800-555-0199',
  },
  {
    language: 'zh',
    subjects: ['您的账户已注册 MyWater', '您在 MyWater 的注册邮箱已更改', '您账户的 MyWater 登录信息已激活'],
    happened: [
      '刚刚用另一个电子邮箱注册了 MyWater',
      '的注册刚刚改用另一个电子邮箱',
      '刚刚用另一个电子邮箱激活',
    ],
    advice: '如果不是您本人所为，请致电 1-800-555-0199',
  },
] as const)(
  'the email address on record gets mails about the registration, a changed address and the activation ($language)',
  async (expected) => {
    const { language, subjects, happened, advice } = expected
    const owner = `owner.${language}@example.com`
    const { visitor, oktaId, record, contractNumber } = await fixture.registered({
      language,
      account: { email: owner },
    })
    const corrected = `corrected.${record.email}`
    await visitor.withLanguage(language).call('changeRegistrationEmail', { oktaId, email: corrected })
    const cipherText = /code=([\w-]+)/.exec((await fixture.lastMessage(corrected)).body)?.[1] ?? ''
    await fixture.visitorWithoutCaptcha().withLanguage(language).call('completeRegistration', { cipherText })
    const mails = await mailsTo(owner)
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    expect(mails.map(({ body }) => happened.map((step) => body.includes(step)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    for (const { body, links } of mails) {
      expect(links).toEqual([])
      expect(body).toContain(advice)
      expect(body).toContain(`XXXX-${contractNumber.slice(-4)}`)
      expect(body.replace(/@\S+/, '')).not.toContain(contractNumber)
      expect(body).not.toContain(record.email)
      expect(body).not.toMatch(/https?:/)
    }
  },
)

test("if the address on record is also the login's address, this address gets only one mail", async () => {
  const contractNumber = await fixture.account()
  const record = fixture.record(contractNumber)
  await fixture.db
    .updateTable('account')
    .set({ email: record.email.toUpperCase() })
    .where('contractNumber', '=', contractNumber)
    .execute()
  await (await fixture.eligible(contractNumber)).call('createUserWithCredentials', record)
  expect(await mailsTo(record.email.toUpperCase())).toEqual([])
  expect(await mailsTo(record.email)).toHaveLength(1)
})

test("after a login gets another email address, the address in the utility's records gets a mail about the change", async () => {
  const contractNumber = await fixture.account()
  const record = fixture.record(contractNumber)
  await fixture.db
    .updateTable('account')
    .set({ email: record.email })
    .where('contractNumber', '=', contractNumber)
    .execute()
  const visitor = await fixture.eligible(contractNumber)
  const { oktaId } = await visitor.call('createUserWithCredentials', record)
  await visitor.call('changeRegistrationEmail', { oktaId, email: 'another@example.net' })
  expect((await mailsTo(record.email)).map(({ subject, links }) => ({ subject, links })).at(-1)).toEqual({
    subject: 'The email address of your MyWater registration was changed',
    links: [],
  })
  expect(await mailsTo(record.email)).toHaveLength(2)
  await visitor.call('changeRegistrationEmail', { oktaId, email: record.email })
  expect((await mailsTo(record.email)).map(({ subject }) => subject).at(-1)).toBe(
    'Activate your MyWater account',
  )
})
