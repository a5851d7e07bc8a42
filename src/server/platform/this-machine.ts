export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1']

/** `hostname` in the form that `URL` returns. */
export const isThisMachine = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
