import { choice, formOf, text } from './form-of.ts'

export const loginIdForm = formOf({ loginId: text })
export const codeForm = formOf({ code: text })
export const newEmailForm = formOf({ newEmail: text })
export const addressChoiceForm = formOf({ email: text })
export const mailLanguageForm = formOf({ mailLanguage: text })
export const answerForm = formOf({ choice: choice('', 'yes', 'no') })
