/** The person has pressed the close icon of a form. `hasTyped`: the form has entries that would be lost. */
export interface CloseForm {
  type: 'close.choose'
  hasTyped?: boolean
}

/** Whether the closed form has entries that would be lost. The flow then first asks for a confirmation. */
export const hasTyped = (_: unknown, { hasTyped: isFilled = false }: Pick<CloseForm, 'hasTyped'>): boolean =>
  isFilled
