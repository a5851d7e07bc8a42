import type { Page } from '@playwright/test'
import { solveCaptcha } from './captcha.ts'

/** What stands on a bill. */
export interface Bill {
  readonly accountNumber: string
  readonly firstName?: string
  readonly lastName?: string
  readonly businessName?: string
}

/** Opens the form behind the security check. */
export const openEligibility = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/register${query}`)
  await solveCaptcha(page)
  await page.getByLabel('Account Number').waitFor()
}

/** Copies a bill into the form. */
export const copyBill = async (page: Page, bill: Bill): Promise<void> => {
  await page.getByLabel('Account Number').fill(bill.accountNumber)
  if (bill.businessName !== undefined) {
    await page.getByLabel('Business', { exact: true }).check()
    await page.getByLabel('Business Name').fill(bill.businessName)
    return
  }
  await page.getByLabel('First Name').fill(bill.firstName ?? '')
  await page.getByLabel('Last Name').fill(bill.lastName ?? '')
}

export const pressNext = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Next', exact: true }).click()
