export type LoginIdError = 'loginIdRequired' | 'loginIdInvalid'

/** A login ID has 8 to 12 letters, digits, hyphens and underscores (document 1, §5 and §9). */
export const loginIdError = (loginId: string): LoginIdError | null => {
  if (loginId.trim() === '') return 'loginIdRequired'
  return /^[A-Za-z0-9_-]{8,12}$/.test(loginId.trim()) ? null : 'loginIdInvalid'
}
