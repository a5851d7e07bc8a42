import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.ci/run-command.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('no image of the Containerfile runs as root', () => {
  const stages = read('Containerfile')
    .split(/^FROM /m)
    .slice(1)
  const images = stages.filter((stage) => !/ AS build$/m.test(stage))
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^USER (?!root)\w+$/m)
})

test('every image that compose.yaml builds is a stage of the Containerfile', () => {
  const targets = [...read('compose.yaml').matchAll(/target: (\w+)$/gm)].map(([, target]) => target)
  const stages = [...read('Containerfile').matchAll(/ AS (\w+)$/gm)].map(([, stage]) => stage)
  expect(targets).toEqual(['server', 'pooler'])
  expect(stages).toEqual(expect.arrayContaining(targets))
})

test('compose.yaml requires SANDBOX to be set, and publishes its port on loopback only', () => {
  const file = read('compose.yaml')
  expect(file.match(/SANDBOX:.*/g)).toEqual(['SANDBOX: ${SANDBOX:?on or off}'])
  expect(file.match(/ports:.*/g)).toEqual(["ports: ['127.0.0.1:8080:8080']"])
})
