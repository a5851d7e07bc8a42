import type { FlowParts } from './names.ts'

/** The content of the form in tests, examples and stories, as source code. */
export const sample = `{ details: 'A text' }`

/** Returns the source code if the condition is true, else an empty text. */
export const only = (condition: boolean, code: string): string => (condition ? code : '')

/** Returns the source code that differs between a flow with a form and a flow without a form. */
export const variantOf = ({ hasForm }: FlowParts) => {
  const resend = { event: 'request.send', target: 'sending' }
  return {
    submit: hasForm ? "{ type: 'form.submit', entries }" : "{ type: 'request.send' }",
    submitType: hasForm ? 'form.submit' : 'request.send',
    /** The body of the call. */
    body: hasForm ? sample : '{}',
    /** The only event that the flow accepts after a failed call, and the next state. */
    afterFailure: hasForm ? { event: 'alert.dismiss', target: 'ready' } : resend,
    /** The only event that the flow accepts after a refusal by the backend, and the next state. */
    afterRefusal: hasForm ? { event: 'form.again', target: 'ready' } : resend,
    constants: only(hasForm, `const entries = ${sample}\n`),
  }
}
