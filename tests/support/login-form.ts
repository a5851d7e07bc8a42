import { words } from '../words.ts'
import type { Page } from '@playwright/test'

/** A form in any browser. Each function finds a field by its label. */
interface Form {
  readonly fill: (label: string, text: string) => Promise<unknown>
  readonly choose: (label: string, value: string) => Promise<unknown>
  readonly check: (label: string) => Promise<unknown>
}

/** The entries of the form for a new login. */
export interface LoginEntries {
  readonly loginId: string
  readonly password?: string
  readonly email: string
  /** In national form. Without it, the checkbox for a second factor stays unchecked. */
  readonly phone?: string
}

export const goodPassword = 'Tall-Heron-1937'
export const goodAnswer = 'a blue ribbon'

/** Fills in the fields that every form for a new login has. */
export const fillCredentialsOf = async (
  form: Form,
  { loginId, password = goodPassword }: Pick<LoginEntries, 'loginId' | 'password'>,
  { createLogin, fields } = words,
): Promise<void> => {
  await form.fill(fields.loginId, loginId)
  await form.fill(createLogin.password, password)
  await form.fill(createLogin.confirmPassword, password)
  await form.choose(createLogin.question, 'first_award')
  await form.fill(createLogin.answer, goodAnswer)
}

/** Checks the box for a second factor and fills in the phone. */
export const addPhoneTo = async (form: Form, phone: string, { createLogin } = words): Promise<void> => {
  await form.check(createLogin.mfa.enable)
  await form.fill(createLogin.mfa.phone, phone)
}

/** Fills in the form of /createLogin, in the language of `labels`. */
export const fillLoginOf = async (form: Form, entries: LoginEntries, labels = words): Promise<void> => {
  await fillCredentialsOf(form, entries, labels)
  await form.fill(labels.fields.email, entries.email)
  await form.fill(labels.createLogin.confirmEmail, entries.email)
  if (entries.phone !== undefined) await addPhoneTo(form, entries.phone, labels)
}

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
