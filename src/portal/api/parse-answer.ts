const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON from a body; a JSON string in JSON is unwrapped (contract §2). `undefined` when it is neither. */
export const parseAnswer = (body: string): unknown => {
  const outer = parse(body)
  return typeof outer === 'string' ? (parse(outer) ?? outer) : outer
}
