import type { IncomingMessage } from 'node:http'

/** Told of an error nobody caught, with the request it came from; keeps what the error quotes to itself. */
export type OnError = (error: unknown, request: IncomingMessage) => void
