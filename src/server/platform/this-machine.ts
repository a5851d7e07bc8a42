/** The IPv4 and the IPv6 address of `localhost`. */
export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1']

/** Whether a host name, in the form that `URL` returns, is the name of this machine. */
export const isThisMachine = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
