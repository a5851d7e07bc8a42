import { createHash } from 'node:crypto'
import { issuerPath } from '../../../contract/identity.ts'
import text from './page-script.js?raw'

/** The hash in the path lets browsers cache the file without a time limit. */
const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)

export const pageScript = { path: `${issuerPath}/assets/${version}.page.js`, text }
