import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { openProduct } from './product'

/** A process of its own, as in production: the product, and an empty route to hold it against. */
async function main(): Promise<void> {
  const [ownerUrl = '', appUrl = ''] = process.argv.slice(2)
  const product = await openProduct({ ownerUrl, appUrl })
  const empty = fastify()
  empty.post('/api/play/bet', async () => ({ ok: true }))
  await product.player.listen({ port: 0, host: '127.0.0.1' })
  await empty.listen({ port: 0, host: '127.0.0.1' })
  const portOf = (app: typeof empty) => (app.server.address() as AddressInfo).port
  process.send?.({ product: portOf(product.player as typeof empty), empty: portOf(empty) })
  process.on('SIGTERM', () => {
    void product.close().then(() => process.exit(0))
  })
}

void main()
