/** Both addresses that `localhost` may be taken for. */
export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1']

/** Whether the host name of an address, as `URL` gives it, leads back to the machine it is used on. */
export const isThisMachine = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
