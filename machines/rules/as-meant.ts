const wideForms = /[\uFF00-\uFFEF]+/g
const otherDigits = /[^\P{Nd}0-9]/gu

/** The digits of every script stand in rows of ten, so the number of digits before a digit is its value. */
const plainDigit = (digit: string): string => {
  const code = Number(digit.codePointAt(0))
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/**
 * Returns the text that a customer means by a typed or pasted text. Letters and digits get their plain form, invisible
 * characters disappear, and each run of spaces, tabs and line breaks becomes one space. The quotes around a text come
 * from a spreadsheet, so they disappear too. Never use this function for a secret.
 */
export const asMeant = (typed: string): string =>
  typed
    .replace(wideForms, (wide) => wide.normalize('NFKC'))
    .replace(otherDigits, plainDigit)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^ ?"([^"]*)" ?$/, '$1')
    .trim()
