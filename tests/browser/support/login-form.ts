import type { Page } from '@playwright/test'
import { words } from '../../words.ts'

/** The entries of the form for a new login. */
export interface LoginEntries {
  readonly loginId: string
  readonly password?: string
  readonly email: string
  /**
   * A phone number of the United States in national form. Without a number, the checkbox for a phone stays unchecked.
   */
  readonly phone?: string
}

export const goodPassword = 'Tall-Heron-1937'

/** Fills in the fields that every form for a new login has. */
export const fillCredentials = async (
  page: Page,
  loginId: string,
  password = goodPassword,
): Promise<void> => {
  await page.getByLabel(words.createLogin.loginId, { exact: true }).fill(loginId)
  await page.getByLabel(words.createLogin.password, { exact: true }).fill(password)
  await page.getByLabel(words.createLogin.confirmPassword).fill(password)
  await page.getByLabel(words.createLogin.question, { exact: true }).selectOption({ value: 'first_award' })
  await page.getByLabel(words.createLogin.answer).fill('a blue ribbon')
}

/** Fills in the form of /createLogin. */
export const fillLogin = async (page: Page, entries: LoginEntries): Promise<void> => {
  const { loginId, password, email, phone } = entries
  await fillCredentials(page, loginId, password)
  await page.getByLabel(words.createLogin.email, { exact: true }).fill(email)
  await page.getByLabel(words.createLogin.confirmEmail).fill(email)
  if (phone === undefined) return
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await page.getByLabel(words.createLogin.mfa.phone).fill(phone)
}
