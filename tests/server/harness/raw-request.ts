import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const piece = 'x'.repeat(64 * 1024)
const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`

const piecesOf = function* (bytes: number, isChunked: boolean) {
  for (let sent = 0; sent < bytes; sent += piece.length) yield isChunked ? chunk : piece
  if (isChunked) yield '0\r\n\r\n'
}

/** Written directly to a TCP connection of its own. */
export const openRawRequest = (port: number, head: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  const { promise: status, resolve: answer } = Promise.withResolvers<number | null>()
  const { promise: closed, resolve: close } = Promise.withResolvers<number>()
  let received = ''
  socket.on('data', (data) => {
    received += data.toString('latin1')
    const [, code] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? []
    if (code !== undefined) answer(Number(code))
  })
  // The server can close while the test is writing.
  socket.on('error', () => {})
  socket.on('close', () => {
    answer(null)
    close(socket.bytesWritten)
  })
  socket.write(head.map((line) => `${line}\r\n`).join(''))
  return {
    /** `null` if the connection closes without a response. */
    status,
    /** Sent bytes, once the connection has closed. */
    closed,
    isOpen: () => !socket.destroyed,
    write: (text: string) => void socket.write(text),
    /** Fewer bytes if the server closes earlier. */
    pour: (bytes: number, isChunked: boolean) =>
      pipeline(Readable.from(piecesOf(bytes, isChunked)), socket, { end: false }).catch(() => undefined),
    cut: () => void socket.destroy(),
  }
}
export type RawRequest = ReturnType<typeof openRawRequest>
