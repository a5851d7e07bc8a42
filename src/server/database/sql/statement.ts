/** What a statement takes as a parameter. */
export type Parameter = string | number | boolean | Date | null | readonly string[]

/** A piece of a statement: texts, and what stands between them. */
export class Part {
  readonly texts: readonly string[]
  readonly values: readonly (Parameter | Part)[]

  constructor(texts: readonly string[], values: readonly (Parameter | Part)[]) {
    this.texts = texts
    this.values = values
  }
}

/** A piece of SQL to put into a statement: part`now()`. */
export const part = (texts: TemplateStringsArray, ...values: (Parameter | Part)[]): Part =>
  new Part(texts, values)

const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Columns, named in camelCase, and values of a row to insert: insert into t ${rowToInsert({ name })}. */
export const rowToInsert = (row: Readonly<Record<string, Parameter | Part>>): Part => {
  const names = Object.keys(row).map((name) => quoted(toSnake(name)))
  const commas = names.slice(1).map(() => ', ')
  return new Part([`(${names.join(', ')}) values (`, ...commas, ')'], Object.values(row))
}

/** Writes a piece out as PostgreSQL takes it; each parameter is added to `parameters` and stands as its number. */
export const write = ({ texts, values }: Part, parameters: Parameter[]): string => {
  const written = values.map((value) =>
    value instanceof Part ? write(value, parameters) : `$${parameters.push(value)}`,
  )
  return texts.map((text, index) => text + (written[index] ?? '')).join('')
}
