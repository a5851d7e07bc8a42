import { describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { readSource, sourceFiles } from './source-files.ts'

test('every import of every file keeps to the table', () => {
  const files = sourceFiles()
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => checkImports(file, readSource(file)))).toEqual([])
})

describe('the check itself', () => {
  const screen = 'src/portal/flows/registration/eligibility.tsx'

  test.each([
    ['a machine', screen, "import { m } from '../../../machines/eligibility.machine.ts'"],
    ['a call', screen, "import { call } from '../api/client.ts'"],
    ['a call, lazily', screen, "const call = await import('../api/client.ts')"],
    ['a re-export', screen, "export * from '../api/client.ts'"],
    ['a package', screen, "import { ofetch } from 'ofetch'"],
    ['a package for its types only', screen, "import { createActor } from 'xstate'"],
    ['one value among types', screen, "import { type A, b } from '../../../machines/shared/port.ts'"],
    ['a side effect', screen, "import '../../server/main.ts'"],
    ['React in a machine', 'machines/alerts.machine.ts', "import { useState } from 'react'"],
    ['the phone library in a flow', 'machines/alerts.machine.ts', "import p from 'libphonenumber-js/min'"],
    ['a flow in the backend', 'src/server/main.ts', "import m from '../../machines/alerts.machine.ts'"],
    ['the portal in the backend', 'src/server/main.ts', "import c from '../portal/api/client.ts'"],
    ['a live flow in a story', 'stories/alerts.stories.tsx', "import f from '../src/portal/live/flow.ts'"],
    ['the portal in the contract', 'src/contract/alerts.ts', "import type p from '../portal/paths.ts'"],
  ])('refuses %s', (_, file, text) => {
    expect(checkImports(file, text)).toEqual([expect.stringContaining(`${file} may not import`)])
  })

  test.each([
    ['types of a machine', screen, "import type { M } from '../../../machines/eligibility.machine.ts'"],
    ['inline types of a machine', screen, "import { type M } from '../../../machines/shared/port.ts'"],
    ['a component', screen, "import { Step } from '../components/step/step.tsx'"],
    ['its own style', screen, "import styles from './eligibility.module.css'"],
    ['the phone library in a rule', 'machines/rules/phone.ts', "import p from 'libphonenumber-js/min'"],
    [
      'a rule in the backend',
      'src/server/operations/a.ts',
      "import r from '../../../machines/rules/email.ts'",
    ],
    [
      'styles in the login page',
      'src/server/identity/a.ts',
      "import c from '../../portal/styles/base.css?raw'",
    ],
  ])('allows %s', (_, file, text) => {
    expect(checkImports(file, text)).toEqual([])
  })

  test('says what the room may import', () => {
    expect(checkImports(screen, "import { ofetch } from 'ofetch'")).toEqual([
      `${screen} may not import ofetch (screens may import components, text, styles, paths, rules, react; types of machines, contract, xstate)`,
    ])
  })

  test('refuses a file outside of every room', () => {
    expect(checkImports('src/portal/helpers/misc.ts', '')).toEqual([
      expect.stringContaining('belongs to no room'),
    ])
  })
})
