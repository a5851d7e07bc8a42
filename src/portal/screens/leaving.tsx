/** Stands for the moment between a flow's end and the next page: nothing to read, nothing to press. */
export function Leaving() {
  return <div aria-busy="true" />
}
