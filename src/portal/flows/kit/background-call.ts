/** Waits for a call on which nothing depends. If the call fails, the flow continues, and the console has a line. */
export const inBackground = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (failure) {
    console.warn(failure instanceof Error ? failure.message : 'a call failed')
  }
}
