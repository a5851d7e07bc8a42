import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/**
 * An HTTP server that has no operations, for comparison with the backend. It uses the same HTTP library, parses the
 * body of a POST request and responds with `true`.
 */
const app = new Hono()
app.get('/api/:operation', (c) => c.json([]))
app.post('/api/:operation', async (c) => {
  await c.req.json()
  return c.json(true)
})
serve({ fetch: app.fetch, port: Number(process.env['PORT']), overrideGlobalObjects: false })
