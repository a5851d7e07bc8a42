import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { readJson } from './json-file.ts'

/** For a smaller image: drops what only the browser loads, so that `npm prune` deletes it. */
const programs = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
const isNamed = (name: string): boolean =>
  programs.some((program) => program.includes(`"${name}"`) || program.includes(`"${name}/`))

const file = 'package.json'
const { dependencies, ...others } = readJson(
  file,
  v.looseObject({ dependencies: v.record(v.string(), v.string()) }),
)
const imported = Object.entries(dependencies).filter(([name]) => isNamed(name))
writeFileSync(file, JSON.stringify({ ...others, dependencies: Object.fromEntries(imported) }, null, 2))
