export type ConfirmPasswordProblem = 'confirmPasswordRequired' | 'passwordsDoNotMatch'

/** Required and equal to the password (document 1, §5; document 2, §5). */
export const confirmPasswordProblem = (
  confirmation: string,
  password: string,
): ConfirmPasswordProblem | null => {
  if (confirmation === '') return 'confirmPasswordRequired'
  return confirmation === password ? null : 'passwordsDoNotMatch'
}
