import type { Page } from '@playwright/test'
import { solveCaptcha } from './captcha.ts'
import { words } from '../../words.ts'

export interface Bill {
  readonly accountNumber: string
  readonly firstName?: string
  readonly lastName?: string
  readonly businessName?: string
}

export const openEligibility = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/register${query}`)
  await solveCaptcha(page)
  await page.getByLabel(words.fields.accountNumber).waitFor()
}

export const copyBill = async (page: Page, bill: Bill): Promise<void> => {
  await page.getByLabel(words.fields.accountNumber).fill(bill.accountNumber)
  if (bill.businessName !== undefined) {
    await page.getByLabel(words.fields.business, { exact: true }).check()
    await page.getByLabel(words.fields.customerName).fill(bill.businessName)
    return
  }
  await page.getByLabel(words.fields.firstName).fill(bill.firstName ?? '')
  await page.getByLabel(words.fields.lastName).fill(bill.lastName ?? '')
}

export const pressNext = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.common.next, exact: true }).click()
