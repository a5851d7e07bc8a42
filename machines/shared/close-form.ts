export interface CloseForm {
  type: 'close.choose'
  hasTyped?: boolean
}

export const hasTyped = (_: unknown, { hasTyped: isFilled = false }: Pick<CloseForm, 'hasTyped'>): boolean =>
  isFilled
