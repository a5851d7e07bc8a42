import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Reads a JSON file of the documented shape. Throws when there is none, or when it says something else. */
export const readJson = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
