import type { Page } from '@playwright/test'

/** What a person types to create a login. */
export interface LoginEntries {
  readonly loginId: string
  readonly password?: string
  readonly email: string
  /** National form, for the United States; leaves the box unticked when absent. */
  readonly phone?: string
}

export const goodPassword = 'Tall-Heron-1937'

/** Fills what every form that makes a login asks for. */
export const fillCredentials = async (
  page: Page,
  loginId: string,
  password = goodPassword,
): Promise<void> => {
  await page.getByLabel('Login ID', { exact: true }).fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel('Security Question', { exact: true }).selectOption({ value: 'first_award' })
  await page.getByLabel('Security Question Answer').fill('a blue ribbon')
}

/** Fills the form of /createLogin. */
export const fillLogin = async (page: Page, entries: LoginEntries): Promise<void> => {
  const { loginId, password, email, phone } = entries
  await fillCredentials(page, loginId, password)
  await page.getByLabel('Email Address', { exact: true }).fill(email)
  await page.getByLabel('Confirm Email Address').fill(email)
  if (phone === undefined) return
  await page.getByLabel('Enable Multi-Factor Authentication').check()
  await page.getByLabel('Mobile Phone Number').fill(phone)
}
