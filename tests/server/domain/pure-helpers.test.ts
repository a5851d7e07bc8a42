import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesBill } from '../../../src/server/domain/account.ts'
import { isCommonPassword } from '../../../src/server/domain/credentials.ts'
import { describeBrowser } from '../../../src/server/domain/sessions.ts'
import { maskEmail } from '../../../src/server/mails/mail.ts'

test.each([
  'Password1',
  'P@ssw0rd',
  'Welcome2026!',
  '123Qwerty',
  'SUMMER2025',
  'Iloveyou1',
  'Aa111111',
  'MyWater2026',
  'Ｐassword1',
  'Abcd1234',
  'Zaq12wsx',
  '1Q2w3e4r5t',
  'Mypassword1',
  'Newjersey1',
  'Princeton1',
])('isCommonPassword(%s) is true', (password) => expect(isCommonPassword(password)).toBe(true))
test.each([
  'Blue-Kettle-42',
  'River-Stone-42',
  'correct Horse battery 9 staple',
  'Пароль-длинный-7',
  '水道メーターAb1',
])('isCommonPassword(%s) is false', (password) => expect(isCommonPassword(password)).toBe(false))

test('maskEmail keeps the domain and two letters before the @', () => {
  expect(maskEmail('jordan.rivera@example.com')).toBe('j•••••a@example.com')
  expect(maskEmail('jo@example.com')).toBe('j•••••@example.com')
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf('@'))
      const masked = maskEmail(email)
      const shown = masked.slice(0, masked.lastIndexOf('@'))
      expect(masked.slice(shown.length)).toBe(email.slice(name.length))
      expect(shown).toBe(`${name.at(0)}•••••${name.length > 2 ? name.at(-1) : ''}`)
    }),
  )
})

const isOnBill = (typed: string, onBill: string) => {
  const names = { customerType: 'Person', firstName: 'Ann', middleName: '' } as const
  return matchesBill({ ...names, lastName: typed }, { ...names, lastName: onBill, customerName: '' })
}
test.each([
  ['GARCÍA', 'Garcia'],
  ['garcia', 'García'],
  ['Garci\u0301a', 'García'],
  ['Peña', 'PENA'],
  ['O’Brien', "O'Brien"],
  ["O'Brien", 'O‘Brien'],
  ['Smith–Jones', 'Smith-Jones'],
  ['Smith-Jones', 'Smith‑Jones'],
  ['  de   la Cruz ', 'De la\u00a0Cruz'],
])('the typed last name %s matches %s on the bill', (typed, onBill) =>
  expect(isOnBill(typed, onBill)).toBe(true),
)
test.each([
  ['OBrien', "O'Brien"],
  ['Smith Jones', 'Smith-Jones'],
  ['Garca', 'García'],
  ['dela Cruz', 'de la Cruz'],
  ['Garcia.', 'García'],
])('the typed last name %s does not match %s on the bill', (typed, onBill) =>
  expect(isOnBill(typed, onBill)).toBe(false),
)

const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)'
const onAndroid = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  ['Edge', 'Mac', `${onMac} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera', 'Mac', `${onMac} Chrome/140.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['Chrome', 'Mac', `${onMac} Chrome/140.0.0.0 Safari/537.36`],
  ['Safari', 'Mac', `${onMac} Version/18.5 Safari/605.1.15`],
  ['Samsung Internet', 'Android', `${onAndroid} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Chrome', 'ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36'],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome', 'iPad', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1'],
  ['', '', 'curl/8.0 <b>'],
])('describeBrowser returns the browser "%s" and the system "%s"', (browser, system, userAgent) =>
  expect(describeBrowser(userAgent)).toEqual({ browser, system }),
)
