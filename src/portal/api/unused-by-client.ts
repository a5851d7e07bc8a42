const refuse = (): never => {
  throw new Error('The client gives ofetch whole addresses and reads text.')
}

/** In place of ufo's. */
export const withBase = refuse
/** In place of ufo's. */
export const withQuery = refuse
/** In place of destr. */
export default refuse
