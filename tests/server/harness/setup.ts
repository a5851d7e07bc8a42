import { hashQuickly } from './quick-hashes.ts'

// Before each file, also after one that hashes as in production.
hashQuickly()
