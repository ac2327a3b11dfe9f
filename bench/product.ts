import { pino } from 'pino'
import { createProduct, type Product } from '../apps/server/src/product'
import { NO_HEADS } from '../apps/server/src/trail/testing-heads'
import { BENCH_SEAL } from './crowd'

/** The product as it is in production, but for the addresses. */
export function openProduct(urls: {
  readonly ownerUrl: string
  readonly appUrl: string
}): Promise<Product> {
  return createProduct({
    ...urls,
    config: {
      mode: 'play',
      defaultLanguage: 'ko',
      busUrl: undefined,
      playerUrl: undefined,
      backofficeUrl: undefined,
      trustProxy: false,
      apiDocs: true,
      host: '127.0.0.1',
      port: 0,
      backofficePort: 0,
    },
    seal: BENCH_SEAL,
    book: NO_HEADS,
    log: pino({ level: 'warn' }),
    dist: 'no-such-folder',
  })
}
