import { join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it, test } from 'vitest'
import { expectNone } from '../expect-none.ts'
import { onlyImportsOfTable } from './import-rule.ts'
import { layerOf, layers } from './import-table.ts'
import type { Layer } from './layer.ts'
import { filesOf, root } from './source-files.ts'

RuleTester.describe = describe
RuleTester.it = it

test('every style sheet belongs to a layer of the import table', () => {
  expectNone(
    filesOf('{src,stories}/**/*.css').filter((file) => layerOf(file) === undefined),
    'Move the style sheet into a folder of a layer; the layers are in tests/architecture/import-table.ts.',
  )
})

const mayImport = ({ layers: values = [], typesOf = [] }: Layer) => [...values, ...typesOf]

describe('the import table has no duplicate, unknown or circular layers', () => {
  test('no two layers of the import table have the same name', () => {
    const names = layers.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('every layer named in another row has a row', () => {
    const names = new Set(layers.map(({ name }) => name))
    expect(layers.flatMap(mayImport).filter((name) => !names.has(name))).toEqual([])
  })

  test('the import table does not allow circular imports between layers', () => {
    const settled = new Set<string>()
    for (const _ of layers)
      for (const layer of layers)
        if (mayImport(layer).every((name) => settled.has(name))) settled.add(layer.name)
    expect(layers.map(({ name }) => name).filter((name) => !settled.has(name))).toEqual([])
  })
})

const view = 'src/portal/flows/registration/eligibility.tsx'
const machine = 'machines/alerts.machine.ts'

const cases = (rows: readonly (readonly [name: string, file: string, code: string])[]) =>
  rows.map(([name, file, code]) => ({ name, filename: join(root, file), code }))

new RuleTester().run('only-imports-of-table', onlyImportsOfTable, {
  valid: cases([
    [
      'the specification in the inspector',
      'src/inspector/a.ts',
      "import.meta.glob('../../machines/specification/*.ts')",
    ],
    ['types of a machine', view, "import type { M } from '../../../../machines/eligibility.machine.ts'"],
    ['inline types of a machine', view, "import { type M } from '../../../../machines/shared/port.ts'"],
    ["a view's own style sheet", view, "import styles from './eligibility.module.css'"],
    ["the portal's paths in a view", view, "import { paths } from '../../../contract/portal-paths.ts'"],
    ['a part of the same journey', view, "import { Step } from './registration-step.tsx'"],
    ['a view of a lower journey', view, "import { SecurityCheck } from '../verification/security-check.tsx'"],
    [
      'styles in the login page',
      'src/server/identity/a.ts',
      "import c from '../../portal/styles/base.css?raw'",
    ],
  ]),
  invalid: cases([
    ['a file of no layer', 'src/portal/helpers/misc.ts', ''],
    ['a machine', view, "import { m } from '../../../../machines/eligibility.machine.ts'"],
    ['the API client in a view', view, "import { call } from '../../api/client.ts'"],
    ['the API client by a dynamic import', view, "const call = await import('../../api/client.ts')"],
    ['the API client by a glob pattern', view, "import.meta.glob('../../api/*.ts')"],
    [
      'the API client by a list of glob patterns',
      view,
      "import.meta.glob(['./*.tsx', '../../api/**/*.ts'], { eager: true })",
    ],
    ['a glob pattern that is not a literal', view, 'import.meta.glob(pattern)'],
    ['the specification in a machine by a glob pattern', machine, "import.meta.glob('./specification/*.ts')"],
    ['a re-export', view, "export * from '../../api/client.ts'"],
    ['a package in a view', view, "import { ofetch } from 'ofetch'"],
    ['a value of a package whose types are allowed', view, "import { createActor } from 'xstate'"],
    [
      'a value together with types of the same file',
      view,
      "import { type A, b } from '../../../../machines/shared/port.ts'",
    ],
    ['a file for its side effects only', view, "import '../../../server/main.ts'"],
    ['a view of a higher journey', view, "import { Outcome } from '../third-party/third-party-outcome.tsx'"],
    [
      'types of a higher layer of the server',
      'src/server/domain/login.ts',
      "import type { Mail } from '../mails/mail.ts'",
    ],
  ]).map((refused) => ({ ...refused, errors: 1 })),
})
