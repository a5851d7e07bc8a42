/** The error of a port whose call the backend has answered with a refusal. Nothing broke. */
export class Refusal extends Error {
  readonly code = 'refused'
}
