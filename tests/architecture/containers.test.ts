import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../.ci/run-command.ts'
import { limits } from '../../src/server/http/listen.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

const Compose = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.string(),
      build: v.optional(
        v.object({
          dockerfile: v.literal('Containerfile'),
          target: v.string(),
          args: v.record(v.string(), v.string()),
        }),
      ),
      environment: v.record(v.string(), v.string()),
      healthcheck: v.object({
        test: v.tupleWithRest([v.picklist(['CMD', 'CMD-SHELL']), v.string()], v.string()),
      }),
      ports: v.optional(v.array(v.string()), []),
    }),
  ),
})
const composeFile = read('compose.yaml')
const { services } = v.parse(Compose, parse(composeFile, { merge: true }))
const all = Object.values(services)

test('only the build stage of the Containerfile runs as root', () => {
  const stages = read('Containerfile')
    .split(/^FROM /m)
    .slice(1)
  const images = stages.filter((stage) => !/ AS build$/m.test(stage))
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^USER (?!root)\w+$/m)
})

test('compose.yaml builds one image from each final stage', () => {
  const built = new Set(all.flatMap(({ image, build }) => (build ? `${build.target} as ${image}` : [])))
  expect([...built].toSorted()).toEqual(['pooler as mywater-pooler', 'server as mywater'])
  for (const name of built) expect(read('Containerfile')).toContain(` AS ${name.split(' ')[0]}\n`)
})

test('compose.yaml names the base images, each replaceable by a variable', () => {
  const inCompose = all.flatMap(({ image, build }) => (build ? Object.values(build.args) : [image]))
  const defaults = [...read('Containerfile').matchAll(/^ARG (\w+_IMAGE)=(.*)$/gm)]
  const expected = defaults.map(([, name = '', image = '']) => `\${${name}:-${image}}`)
  expect(inCompose).toEqual(expect.arrayContaining(expected))
  expect(new Set(inCompose).size).toBe(4)
  for (const name of inCompose) expect(name).toMatch(/^\$\{[A-Z]+_IMAGE:-docker\.io\/library\/\w+:[\w.-]+\}$/)
})

test('compose.yaml sets no SANDBOX, and publishes only 127.0.0.1:8080', () => {
  expect(all.filter(({ environment }) => 'SANDBOX' in environment)).toEqual([])
  expect(all.flatMap(({ ports }) => ports)).toEqual(['127.0.0.1:8080:8080'])
})

test('an idle connection lives longer at the server than in a proxy', () => {
  const idle = ['nginx.conf', 'haproxy.cfg'].flatMap((name) =>
    [
      ...read(`.ci/containers/${name}`).matchAll(
        /^\s*keepalive_timeout (\d+)s;|^\s*timeout http-keep-alive (\d+)s$|pool-purge-delay (\d+)s/gm,
      ),
    ].map((found) => Number(found.slice(1).find(Boolean))),
  )
  expect(idle).toHaveLength(3)
  expect(Math.max(...idle) * 1000).toBeLessThan(limits.keepAliveTimeout)
})

test('every variable in example.env is a setting or of compose.yaml', () => {
  const names = [...read('.ci/containers/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const settings = [...read('docs/settings.md').matchAll(/`([A-Z_]+)`/g)]
  const known = new Set([...settings, ...composeFile.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  expect(names.filter((name) => !known.has(name))).toEqual(['COMPOSE_PROJECT_NAME'])
})

test('kubernetes.yaml asks the server for its health as the server tells it', () => {
  const text = read('.ci/containers/kubernetes.yaml')
  for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([])
  const asked = [...text.matchAll(/path: ([\w/]+)/g)].map(([, path]) => path)
  expect(new Set(asked)).toEqual(new Set(['/health/live', '/health/ready']))
})
