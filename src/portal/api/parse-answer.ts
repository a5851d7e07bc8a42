const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * JSON from a body; a JSON string in JSON is unwrapped (contract §2). A body with nothing in it is the empty text;
 * `undefined` when it is none of these.
 */
export const parseAnswer = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parse(body)
  return typeof outer === 'string' ? (parse(outer) ?? outer) : outer
}
