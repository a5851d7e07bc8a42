/** The ways in which a keyboard, a page or a spreadsheet changes a text, each with a function that does the same. */
export const asTyped: Readonly<Record<string, (text: string) => string>> = {
  'full-width forms': (text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  'an ideographic space': (text) => `\u3000${text}`,
  'Arabic digits': (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  'Devanagari digits': (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  'mathematical digits': (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  'a zero-width space': (text) => `${text.slice(0, 1)}\u200B${text.slice(1)}`,
  'a byte order mark': (text) => `\uFEFF${text}`,
  'direction marks': (text) => `\u202A\u2066${text}\u2069\u200F`,
  'a soft hyphen': (text) => `${text.slice(0, 2)}\u00AD${text.slice(2)}`,
  'a variation selector': (text) => `${text.slice(0, 1)}\uFE0F${text.slice(1)}`,
  'a Hangul filler': (text) => `${text}\u3164`,
  'a tab': (text) => `\t${text}\t`,
  'line breaks': (text) => `${text}\r\n\u2028`,
  'a NUL': (text) => `${text}\0`,
  'no-break spaces': (text) => `\u00A0${text.replaceAll(' ', '\u00A0\u202F')}\u00A0`,
  'decomposed letters': (text) => text.normalize('NFD'),
  'quotes of a spreadsheet': (text) => `"${text}\n"`,
}
