import { HttpProblem } from '../platform/http-problem.ts'

/** Gives up on work after so many milliseconds; the work itself ends with its own limits in the database. */
export const withTimeLimit = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HttpProblem('internal')), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
