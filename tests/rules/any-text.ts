import fc from 'fast-check'

/** With lone surrogates, and faster than fast-check's unit `binary`. */
export const anyText = (maxLength = 60): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff)), { maxLength })
    .map((points) => String.fromCodePoint(...points))
