import type { Page } from '@playwright/test'
import { fillCredentialsOf, fillLoginOf, type LoginEntries } from '../../login-form.ts'
import { words } from '../../words.ts'

const formOn = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    fill: (label: string, text: string) => field(label).fill(text),
    choose: (label: string, value: string) => field(label).selectOption({ value }),
    check: (label: string) => field(label).check(),
  }
}

export const fillCredentials = (page: Page, loginId: string): Promise<void> =>
  fillCredentialsOf(formOn(page), { loginId })

export const fillLogin = (page: Page, entries: LoginEntries, labels = words): Promise<void> =>
  fillLoginOf(formOn(page), entries, labels)
