import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** At the end of the running test; in a file outside of its tests, after the last of them. */
export const atEnd = (close: () => unknown): void => {
  const isInTest = TestRunner.getCurrentTest() !== undefined
  if (isInTest) onTestFinished(async () => void (await close()))
  else afterAll(async () => void (await close()))
}
