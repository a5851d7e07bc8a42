import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Reads a JSON file and checks it against a schema. Throws if the file is missing or does not match. */
export const readJson = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
