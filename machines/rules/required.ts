/** `code` when nothing but white space was typed, else `null`. */
export const required =
  <Code extends string>(code: Code) =>
  (typed: string): Code | null =>
    typed.trim() === '' ? code : null
