import { createOpenApiDocument } from './document.ts'

process.stdout.write(`${JSON.stringify(createOpenApiDocument(), null, 2)}\n`)
