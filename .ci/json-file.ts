import { readFileSync } from 'node:fs'
import * as v from 'valibot'

export const readJson = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
