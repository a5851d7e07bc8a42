import { expect, test } from 'vitest'
import { expectNone } from '../expect-none.ts'
import { filesOf, readSource } from './source-files.ts'

const code = filesOf('src/server/**/*.ts').map((file) => ({ file, text: readSource(file) }))
const isUsedBesides = (own: string, name: RegExp) =>
  code.some(({ file, text }) => file !== own && name.test(text))

test('every mail is queued by the server, not only by the sandbox', () => {
  const mails = code
    .filter(({ file }) => file.startsWith('src/server/mails/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (mail[A-Z]\w*) = /gm)].map(([, name = '']) => ({ file, name })),
    )
  expect(mails.length).toBeGreaterThan(10)
  expectNone(
    mails
      .filter(({ file, name }) => !isUsedBesides(file, new RegExp(`\\b${name}\\b`)))
      .map(({ name }) => name),
    'Give it a caller in src/server, such as a verb in src/server/operate.',
  )
})

test('every table that the sandbox fills is filled by the server too', () => {
  // The former portal's logins and the refusals of a gateway come from outside. The mark belongs to the sandbox.
  const fromOutside = [
    'formerLogin',
    'lookupRefusal',
    'mailRefusal',
    'smsRefusal',
    'sandboxSeed',
    'loginEmail',
  ]
  const inserted = filesOf('src/sandbox/**/*.ts').flatMap((file) =>
    [...readSource(file).matchAll(/insertInto\('(\w+)'\)/g)].map(([, table = '']) => table),
  )
  const missing = [...new Set(inserted)].filter(
    (table) =>
      !fromOutside.includes(table) &&
      !isUsedBesides('', new RegExp(`insertInto\\('${table}'\\)|insert into ${table} `)),
  )
  expectNone(missing, 'Give it a verb in src/server/operate.')
})

test('every promise to act for the customer names its verb', () => {
  const tools: Readonly<Record<string, readonly string[]>> = {
    'we will close the login and protect your account': ['login-close', 'login-suspend'],
    'Your responsibility ends when you are removed from the account': ['third-party-remove'],
    'Call too if it was not you who agreed': ['third-party-remove'],
    'Please call us; we can change that': ['third-party-remove'],
  }
  const verbs = code.flatMap(({ text }) =>
    [...text.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, name]) => name),
  )
  const promised = [...filesOf('src/{portal/text,server/words}/en/*.ts')].map(readSource).join('\n')
  for (const [promise, names] of Object.entries(tools)) {
    expect(promised).toContain(promise)
    expect(verbs).toEqual(expect.arrayContaining([...names]))
  }
  const said =
    promised.match(/[^'`]*\bwe (?:will|can) (?:close|change|remove|protect|correct|end)\b[^'`]*/g) ?? []
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((words) => !Object.keys(tools).some((promise) => words.includes(promise)))).toEqual([])
})
