import { choice, formOf, text } from './form-of.ts'

export const loginIdForm = formOf({ loginId: text })
export const codeForm = formOf({ code: text })
export const newEmailForm = formOf({ newEmail: text })
/** The addresses of a login, of which the customer chooses one. */
export const addressChoiceForm = formOf({ email: text })
export const mailLanguageForm = formOf({ mailLanguage: text })
/** The answer to a third-party request; empty until the person has chosen one. */
export const answerForm = formOf({ choice: choice('', 'yes', 'no') })
