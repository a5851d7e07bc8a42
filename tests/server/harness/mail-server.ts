import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { portOf } from './sms-gateway.ts'

interface Delivered {
  readonly to: string
  readonly source: string
  readonly isSecure: boolean
}

/** For `localhost` and these tests only. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBaDCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNDJ7Xe4XCT2/pgK
4sOhOptsomZDKnJ5opUmPQo0Yx+Q6QauaA6WtfwQQGmdMG3+D44FnQ96/XddxlS2
B1d54AujTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBSKoE7hkKNhm1hxsNFk+Uk199OKzzAKBggqhkjOPQQD
AgNJADBGAiEAov2THIJ77+wc27JvdxE5YAYgMr6Dru1NZUVaRGTTHHACIQDHa5BW
sL5ib4o/pbPfS+dy0supCKMBrcRlUiko6lWP8w==
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNq2XyeO7u7QaQykz
AzyApKjIj0/gU/0PITEUqMpiYMGhRANCAATQye13uFwk9v6YCuLDoTqbbKJmQypy
eaKVJj0KNGMfkOkGrmgOlrX8EEBpnTBt/g+OBZ0Pev13XcZUtgdXeeAL
-----END PRIVATE KEY-----
`

export const reply = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

export const startMailServer = async (options: SMTPServerOptions = {}) => {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    key,
    cert: certificate,
    authOptional: true,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      let source = ''
      stream.setEncoding('utf8').on('data', (part) => (source += String(part)))
      stream.on('end', () => {
        delivered.push({ to, source, isSecure: session.secure })
        done()
      })
    },
    ...options,
  })
  // A client that closes in the middle of a mail causes an error here.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.server),
    delivered,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
