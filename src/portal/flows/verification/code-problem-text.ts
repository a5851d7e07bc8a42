import type { CodeProblem } from '../../../../machines/rules/verification-code.ts'

/** What stands at a code's field: our words, or the provider's own as plain text. */
export const codeProblemText = (
  problem: CodeProblem | null,
  texts: Readonly<Record<'verificationCodeRequired' | 'somethingWrong', string>>,
): string | undefined => {
  if (problem === null) return undefined
  return 'code' in problem ? texts[problem.code] : problem.message
}
