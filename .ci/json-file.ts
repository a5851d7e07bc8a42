import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * Reads a JSON file and checks the content against a schema. Throws an error if the file is missing or does not match
 * the schema.
 */
export const readJson = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
