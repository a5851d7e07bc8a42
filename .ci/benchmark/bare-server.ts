import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** For comparison with the backend: the same HTTP library, and no work. */
const app = new Hono()
app.get('/api/:operation', (c) => c.json([]))
app.post('/api/:operation', async (c) => {
  await c.req.json()
  return c.json(true)
})
serve({ fetch: app.fetch, port: Number(process.env['PORT']), overrideGlobalObjects: false })
