import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { root } from '../../.ci/run-command.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('the Containerfile has no fault, and its server does not run as root', () => {
  const file = read('Containerfile')
  expect(validate(file)).toEqual([])
  const stages = file.split(/^FROM /m).slice(1)
  const left = stages.filter((stage) => !/ AS build$/m.test(stage))
  expect(left).toHaveLength(2)
  for (const stage of left) expect(stage).toMatch(/^USER (?!root)\w+$/m)
})

test('compose.yaml has no fault, and every image it builds is a stage of the Containerfile', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
  const files = linter.lintFiles([join(root, 'compose.yaml')], false)
  expect(files.map(({ messages }) => messages)).toEqual([[]])
  const targets = [...read('compose.yaml').matchAll(/target: (\w+)$/gm)].map(([, target]) => target)
  const stages = [...read('Containerfile').matchAll(/ AS (\w+)$/gm)].map(([, stage]) => stage)
  expect(targets).toEqual(['server', 'pooler'])
  expect(stages).toEqual(expect.arrayContaining(targets))
})

test('compose.yaml starts no sandbox by itself, and opens no port to other machines', () => {
  const file = read('compose.yaml')
  expect(file.match(/SANDBOX:.*/g)).toEqual(['SANDBOX: ${SANDBOX:?on or off}'])
  expect(file.match(/ports:.*/g)).toEqual(["ports: ['127.0.0.1:8080:8080']"])
})
