/** `act` gets the place of its call, from 0. */
export const inParallel = <Result>(times: number, act: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)))

export const repeat = async <Result>(
  times: number,
  act: (at: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < times; at += 1) results.push(await act(at))
  return results
}
