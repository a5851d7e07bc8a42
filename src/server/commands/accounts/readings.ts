import { phoneForms } from '../../../../machines/rules/phone.ts'

/** How a value that a person or another system has written becomes the stored value. An unknown value stays as it is. */
type Reading = (value: string) => string

const oneOf =
  (words: Readonly<Record<string, string>>): Reading =>
  (value) =>
    new Map(Object.entries(words)).get(value.toLowerCase().replaceAll('.', '')) ?? value

const asYesOrNo = oneOf({
  y: 'yes',
  yes: 'yes',
  true: 'yes',
  1: 'yes',
  x: 'yes',
  n: 'no',
  no: 'no',
  false: 'no',
  0: 'no',
  '': 'no',
})

export const readings = {
  text: (value) => value.replaceAll(/\p{Cc}+/gu, ' '),
  accountNumber: (value) => value.replaceAll(/[\s-]/g, ''),
  code: (value) => value.toUpperCase(),
  customerType: oneOf({
    person: 'Person',
    individual: 'Person',
    organization: 'Organization',
    organisation: 'Organization',
    business: 'Organization',
  }),
  phone: (value) => (value === '' ? value : (phoneForms(value, 'US')?.international ?? value)),
  state: (value) => value.toUpperCase().replaceAll('.', ''),
  /** A spreadsheet drops the zero at the start, and a mainframe the hyphen. */
  zipCode: (value) => {
    const [, five = '', four = ''] = /^(\d{4,5}|\d{5}(?=\d{4}$))(?:[ -]?(\d{4})?)?$/.exec(value) ?? []
    if (five === '') return value
    return four === '' || four === '0000' ? five.padStart(5, '0') : `${five.padStart(5, '0')}-${four}`
  },
  country: (value) =>
    oneOf({ us: 'USA', 'united states': 'USA', 'united states of america': 'USA' })(value).toUpperCase(),
  yesOrNo: asYesOrNo,
} satisfies Readonly<Record<string, Reading>>
